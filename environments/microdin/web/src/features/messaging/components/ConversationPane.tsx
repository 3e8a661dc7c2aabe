import { Button, Textarea } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { type ReactNode, useEffect, useRef, useState } from "react";

import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { PersonLine } from "../../../shared/PersonLine";
import { When } from "../../../shared/When";
import { useConversation, useReading, useSend } from "../api/use-messages";
import classes from "./Messaging.module.css";

/** All messages with one person. */
export function ConversationPane({ personId }: { personId: string }): ReactNode {
  const toasts = useToasts();
  const conversation = useConversation(personId);
  const read = useReading(personId);
  const send = useSend(personId);
  const [text, setText] = useState("");
  return (
    <Loaded query={conversation} what="The messages">
      {({ person, messages, unread }) => (
        <section aria-label={`Conversation with ${person.name}`} className={classes.conversation}>
          <div role="presentation" className={cards.head} style={{ flexWrap: "nowrap" }}>
            <PersonLine
              person={person}
              buttons={
                unread > 0 && (
                  <Button variant="outline" onClick={read}>
                    Mark {unread} as read
                  </Button>
                )
              }
            />
          </div>
          <ul className={classes.messages} aria-label="Messages">
            {messages.map((message) => (
              <li key={message.id} data-own={message.is_own || undefined} className={classes.message}>
                <span className={cards.line}>
                  {message.is_own ? "You" : person.name}, <When atS={message.sent_at_s} />
                  {!message.is_read && ", new"}
                </span>
                <p className={cards.body}>{message.body}</p>
              </li>
            ))}
            <End key={messages.length} />
          </ul>
          <div role="presentation" className={classes.write}>
            <Textarea
              className={cards.grow}
              aria-label={`Message to ${person.name}`}
              placeholder="Write a message"
              autosize
              minRows={1}
              maxRows={6}
              radius="lg"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button disabled={text.trim() === ""} onClick={() => send.mutate(text, { onError: toasts.failed, onSuccess: () => setText("") })}>
              Send
            </Button>
          </div>
        </section>
      )}
    </Loaded>
  );
}

/** Where the newest message ends; brings itself into sight when it is drawn. */
function End(): ReactNode {
  const mark = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In braces: some browsers return a promise, which is no clean-up.
    void mark.current?.scrollIntoView({ block: "end" });
  }, []);
  return <li ref={mark} role="presentation" />;
}
