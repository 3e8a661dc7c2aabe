import { ShortcutHelp, useShortcuts } from "@sentinel/kit";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";

import { ComposeWindow } from "../features/compose/components/ComposeWindow";
import { DraftLoader } from "../features/compose/components/DraftLoader";
import { FolderRail } from "../features/folders/components/FolderRail";
import { MailList } from "../features/mail-list/components/MailList";
import { ReadingPane } from "../features/reading/components/ReadingPane";
import type { FolderId, MailSummary } from "../shared/api";
import { folderLook } from "../shared/folders";
import { type MailActions, useMailActions } from "../shared/mail-actions";
import { countOf } from "../shared/mail-text";
import { useFolders } from "../shared/use-folders";
import { AppBar } from "./AppBar";
import classes from "./MailPage.module.css";
import { SHORTCUTS } from "./shortcut-list";
import { useCompose } from "./use-compose";

/** The three panes of one folder or search. */
export function MailPage(): ReactNode {
  const { place = "", mailId = null } = useParams();
  const [params] = useSearchParams();
  const search = place === "search" ? (params.get("q") ?? "") : "";
  const folder = folderLook(place);
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const folderCount = useFolderCount(folder?.id ?? null);
  const query = params.toString();
  const goTo = useCallback((id: string | null) => void navigate({ pathname: id === null ? `/${place}` : `/${place}/${id}`, search: query }), [navigate, place, query]);
  const close = useCallback(() => goTo(null), [goTo]);
  const open = useCallback((mail: MailSummary) => (mail.folder === "drafts" ? void navigate(`/drafts/${mail.id}`) : goTo(mail.id)), [navigate, goTo]);
  const actions = useClosingActions(mailId, close);
  const compose = useCompose();

  useShortcuts({
    "/": () => searchBox.current?.focus(),
    c: compose.write,
    "?": () => setHelpOpen(true),
  });
  if (folder === undefined && search === "") return <Navigate to="/inbox" replace />;
  const draftId = place === "drafts" ? mailId : null;
  const closeDraft = () => void navigate("/drafts", { replace: true });

  return (
    <div className={classes.page}>
      <AppBar searchBox={searchBox} search={search} onHelp={() => setHelpOpen(true)} />
      <main className={classes.panes}>
        <FolderRail onCompose={compose.write} />
        <MailList
          key={folder?.id ?? search}
          source={folder === undefined ? { search } : { folder: folder.id }}
          title={folder?.name ?? `Results for “${search}”`}
          count={folderCount}
          emptyText={folder?.empty ?? "No mail has these words in its subject, names or text."}
          openId={mailId}
          actions={actions}
          onOpen={open}
        />
        <ReadingPane id={draftId === null ? mailId : null} actions={{ ...actions, ...compose, close }} />
      </main>
      {draftId !== null && (
        <DraftLoader
          key={draftId}
          id={draftId}
          onFailed={closeDraft}
          onLoaded={(mail) => {
            closeDraft();
            compose.edit(mail);
          }}
        />
      )}
      {compose.seed !== null && <ComposeWindow key={compose.seed.key} seed={compose.seed} onClose={compose.close} />}
      <ShortcutHelp shortcuts={SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

function useFolderCount(id: FolderId | null): string | null {
  const folder = useFolders().data?.find((one) => one.id === id);
  if (folder === undefined) return null;
  return folder.unread === 0 ? countOf(folder.total) : `${countOf(folder.total)}, ${folder.unread} unread`;
}

/** The actions, with the reading pane closed when its mail goes elsewhere; the next mail does not open by itself. */
function useClosingActions(openId: string | null, close: () => void): MailActions {
  const actions = useMailActions();
  return useMemo(() => {
    const closeIf = (mails: MailSummary[]) => mails.some(({ id }) => id === openId) && close();
    return {
      ...actions,
      moveTo: (mail, folder) => {
        closeIf([mail]);
        actions.moveTo(mail, folder);
      },
      removeForGood: (mail) => {
        closeIf([mail]);
        actions.removeForGood(mail);
      },
      changeAll: (mails, change) => {
        if ("folder" in change) closeIf(mails);
        actions.changeAll(mails, change);
      },
    };
  }, [actions, openId, close]);
}
