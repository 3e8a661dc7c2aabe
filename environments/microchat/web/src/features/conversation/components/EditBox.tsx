import { Button, Group, Textarea } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import type { Message } from "../../../shared/api";
import { useMessageActions } from "../api/use-conversation";

/** Changes the text of one's own message in its place. */
export function EditBox({ message, onDone }: { message: Message; onDone: () => void }): ReactNode {
  const toasts = useToasts();
  const { edit } = useMessageActions();
  const [text, setText] = useState(message.body);
  return (
    <>
      <Textarea aria-label="Change message" autosize minRows={1} w={420} maw="100%" value={text} autoFocus onChange={(event) => setText(event.currentTarget.value)} />
      <Group gap="xs" mt={6} justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button size="compact-sm" onClick={() => edit({ id: message.id, body: text }, { onError: toasts.failed, onSuccess: onDone })}>
          Save
        </Button>
      </Group>
    </>
  );
}
