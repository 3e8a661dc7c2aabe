import { EmptyState } from "@sentinel/kit";
import { IconMessages } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import cards from "../../../shared/cards.module.css";
import { ConversationList } from "./ConversationList";
import { ConversationPane } from "./ConversationPane";
import classes from "./Messaging.module.css";

/** Conversations on the left, the chosen one on the right; none opens by itself. */
export function MessagingPage(): ReactNode {
  const { id } = useParams();
  return (
    <div className={`${cards.card} ${classes.panes}`}>
      <ConversationList openId={id} />
      {id === undefined ? (
        <EmptyState icon={<IconMessages size={48} stroke={1.3} />} title="Choose a conversation" />
      ) : (
        <ConversationPane key={id} personId={id} />
      )}
    </div>
  );
}
