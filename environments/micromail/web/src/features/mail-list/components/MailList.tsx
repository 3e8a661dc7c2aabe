import { EmptyState, ErrorState, LoadingRows, useSession, useToday } from "@sentinel/kit";
import { IconMailOff } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";

import type { MailSummary } from "../../../shared/api";
import type { MailActions } from "../../../shared/mail-actions";
import { countOf } from "../../../shared/mail-text";
import { type MailSource, useMails } from "../api/use-mails";
import { useListKeys } from "../list-keys";
import { useListView } from "../list-view";
import { sectionsOf } from "../sections";
import { useSelection } from "../selection";
import { BulkBar } from "./BulkBar";
import { FilterChips, TitleLine } from "./ListHeader";
import classes from "./MailList.module.css";
import { MailRow } from "./MailRow";

interface Props {
  source: MailSource;
  title: string;
  /** The counts to show beside the title while nothing is filtered out; null: count what the list is of. */
  count: string | null;
  emptyText: string;
  openId: string | null;
  actions: MailActions;
  onOpen: (mail: MailSummary) => void;
}

const NONE: MailSummary[] = [];

/** How many mails a list shows until the user asks for more: a long mailbox stays quick to draw and to read out. */
const PAGE_MAILS = 50;

/** The list of a folder or a search. */
export function MailList({ source, title, count, emptyText, openId, actions, onOpen }: Props): ReactNode {
  const [view, setView] = useListView();
  const [limit, setLimit] = useState(PAGE_MAILS);
  const query = useMails(source, view, limit);
  const mails = query.data?.mails ?? NONE;
  const total = query.data === undefined ? null : countOf(query.data.total);
  const more = (query.data?.total ?? 0) - mails.length;
  const folder = "folder" in source ? source.folder : null;
  const selection = useSelection(mails);
  const box = useRef<HTMLDivElement>(null);
  const currentId = useListKeys({ box, mails, openId, actions, selection });
  return (
    <section aria-label="Mail list" className={classes.list}>
      <header className={classes.header}>
        {selection.isOn ? (
          <BulkBar selection={selection} mails={mails} isAll={more === 0} folder={folder} changeAll={actions.changeAll} />
        ) : (
          <TitleLine title={title} count={view.filter === "all" ? (count ?? total) : total} view={view} onView={setView} onSelect={selection.start} />
        )}
        <FilterChips view={view} onView={setView} />
      </header>
      <div ref={box} className={classes.rows}>
        {query.isPending && <LoadingRows label="Loading mails" />}
        {query.isError && <ErrorState error={query.error} title="The mails could not be loaded" onRetry={() => void query.refetch()} />}
        {query.isSuccess && mails.length === 0 && (
          <EmptyState icon={<IconMailOff size={44} stroke={1.3} />} title={view.filter === "all" ? "No mails" : "No mails with this filter"}>
            {view.filter === "all" ? emptyText : "Choose All to see the others."}
          </EmptyState>
        )}
        {query.isSuccess && mails.length > 0 && (
          <Sections mails={mails} isByDate={view.sort === "date"}>
            {(mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                isFolderShown={folder === null}
                isOpen={mail.id === openId}
                isCurrent={mail.id === currentId}
                isSelecting={selection.isOn}
                isSelected={selection.ids.has(mail.id)}
                actions={actions}
                onOpen={onOpen}
                onToggle={selection.toggle}
              />
            )}
          </Sections>
        )}
        {more > 0 && (
          <button type="button" className={classes.more} onClick={() => setLimit(limit + PAGE_MAILS)}>
            Show more ({more} left)
          </button>
        )}
      </div>
    </section>
  );
}

interface SectionsProps {
  mails: MailSummary[];
  isByDate: boolean;
  children: (mail: MailSummary) => ReactNode;
}

function Sections({ mails, isByDate, children }: SectionsProps): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const sections = isByDate ? sectionsOf(mails, calendar, today) : null;
  return (
    <div role="listbox" aria-label="Mails" aria-multiselectable>
      {sections === null
        ? mails.map(children)
        : sections.map((section) => (
            <div key={section.name} role="group" aria-label={section.name}>
              <div className={classes.day}>{section.name}</div>
              {section.mails.map(children)}
            </div>
          ))}
    </div>
  );
}
