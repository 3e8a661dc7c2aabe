import { Button, Textarea } from "@mantine/core";
import { PersonAvatar, useSession, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import cards from "../../../shared/cards.module.css";
import { usePublish } from "../api/use-feed";
import classes from "./Feed.module.css";

/** Where a post is written. */
export function Composer(): ReactNode {
  const { user } = useSession().session;
  const toasts = useToasts();
  const publish = usePublish();
  const [text, setText] = useState("");

  function post(): void {
    publish.mutate(text, {
      onError: toasts.failed,
      onSuccess: () => {
        setText("");
        toasts.done("Your post is in the feed.");
      },
    });
  }

  return (
    <section aria-label="Write a post" className={`${cards.card} ${classes.composer}`}>
      <PersonAvatar person={user} size={44} />
      <Textarea
        className={cards.grow}
        aria-label="Your post"
        placeholder="What do you want to talk about?"
        autosize
        minRows={1}
        maxRows={10}
        radius="lg"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={post} disabled={text.trim() === ""}>
        Post
      </Button>
    </section>
  );
}
