import { ShortcutHelp, useShortcuts } from "@sentinel/kit";
import { type ReactNode, useRef, useState } from "react";
import { Navigate } from "react-router";

import { ComposeWindow } from "../features/compose/components/ComposeWindow";
import { DraftLoader } from "../features/compose/components/DraftLoader";
import { FolderRail } from "../features/folders/components/FolderRail";
import { MailList } from "../features/mail-list/components/MailList";
import { ReadingPane } from "../features/reading/components/ReadingPane";
import type { FolderId } from "../shared/api";
import { countOf } from "../shared/mail-text";
import { useFolders } from "../shared/use-folders";
import { AppBar } from "./AppBar";
import classes from "./MailPage.module.css";
import { SHORTCUTS } from "./shortcut-list";
import { useClosingActions } from "./use-closing-actions";
import { useCompose } from "./use-compose";
import { usePlace } from "./use-place";

/** The three panes of one folder or search, with the compose window over them. */
export function MailPage(): ReactNode {
  const { folder, search, mailId, draftId, open, close, closeDraft } = usePlace();
  const actions = useClosingActions(mailId, close);
  const compose = useCompose();
  const count = useFolderCount(folder?.id ?? null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": () => searchBox.current?.focus(), c: compose.write, "?": () => setHelpOpen(true) });
  if (folder === undefined && search === "") return <Navigate to="/inbox" replace />;
  return (
    <div className={classes.page}>
      <AppBar searchBox={searchBox} search={search} onHelp={() => setHelpOpen(true)} />
      <main className={classes.panes}>
        <FolderRail onCompose={compose.write} />
        <MailList
          key={folder?.id ?? search}
          source={folder === undefined ? { search } : { folder: folder.id }}
          title={folder?.name ?? `Results for “${search}”`}
          count={count}
          emptyText={folder?.empty ?? "No mail has these words in its subject, names or text."}
          openId={mailId}
          actions={actions}
          onOpen={open}
        />
        <ReadingPane id={mailId} actions={{ ...actions, ...compose, close }} />
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
