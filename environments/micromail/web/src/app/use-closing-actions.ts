import { useMemo } from "react";

import type { MailSummary } from "../shared/api";
import { type MailActions, useMailActions } from "../shared/mail-actions";

/** The actions, with the reading pane closed when its mail goes elsewhere; the next mail does not open by itself. */
export function useClosingActions(openId: string | null, close: () => void): MailActions {
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
