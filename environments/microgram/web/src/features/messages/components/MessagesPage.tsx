import { EmptyState } from "@sentinel/kit";
import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import classes from "./Messages.module.css";
import { ThreadList } from "./ThreadList";
import { ThreadView } from "./ThreadView";

/** All conversations, and the one that the user has opened; none opens by itself. */
export function MessagesPage(): ReactNode {
  const { threadId } = useParams();
  return (
    <div className={classes.page}>
      <ThreadList openId={threadId ?? null} />
      <section aria-label="Conversation" className={classes.open}>
        {threadId === undefined ? (
          <EmptyState icon={<IconMessages size={50} stroke={1.2} />} title="Choose a conversation">
            New messages stay unread until you open it.
          </EmptyState>
        ) : (
          <ThreadView key={threadId} id={threadId} />
        )}
      </section>
    </div>
  );
}
