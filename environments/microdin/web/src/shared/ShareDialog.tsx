import { Button, Group, Modal, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { Post } from "./api";
import cards from "./cards.module.css";

interface Props {
  post: Post;
  onClose: () => void;
  onShare: (text: string, then: () => void) => void;
}

/** Passes a post on, with words of one's own or without. */
export function ShareDialog({ post, onClose, onShare }: Props): ReactNode {
  const [text, setText] = useState("");
  return (
    <Modal opened onClose={onClose} title={`Share the post by ${post.author.name}`} closeButtonProps={{ "aria-label": "Close" }} radius="md">
      <Textarea label="Your words" placeholder="You may leave this empty" autosize minRows={3} radius="md" value={text} onChange={(event) => setText(event.target.value)} />
      <p className={cards.note}>{post.body}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onShare(text, onClose)}>Share now</Button>
      </Group>
    </Modal>
  );
}
