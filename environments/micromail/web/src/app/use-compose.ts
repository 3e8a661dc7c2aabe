import { useSession } from "@sentinel/kit";
import { useRef, useState } from "react";

import { type DraftSeed, forward, newMail, reply, replyAll, savedDraft } from "../features/compose/draft";
import type { Mail } from "../shared/api";

/** The one compose window; opening another saves and replaces it. */
export function useCompose() {
  const { session, calendar } = useSession();
  const [seed, setSeed] = useState<DraftSeed | null>(null);
  const opened = useRef(0);
  const own = session.user.email;
  const nextKey = () => `compose-${(opened.current += 1)}`;
  return {
    seed,
    close: () => setSeed(null),
    write: () => setSeed(newMail(nextKey())),
    edit: (mail: Mail) => setSeed((open) => (open?.draftId === mail.id ? open : savedDraft(nextKey(), mail))),
    reply: (mail: Mail) => setSeed(reply(nextKey(), mail, own, calendar)),
    replyAll: (mail: Mail) => setSeed(replyAll(nextKey(), mail, own, calendar)),
    forward: (mail: Mail) => setSeed(forward(nextKey(), mail, calendar)),
  };
}
