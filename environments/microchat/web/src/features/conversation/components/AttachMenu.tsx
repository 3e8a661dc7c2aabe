import { Menu } from "@mantine/core";
import { IconButton, useToasts } from "@sentinel/kit";
import { IconDeviceLaptop, IconFile, IconPaperclip } from "@tabler/icons-react";
import { type ChangeEvent, type ReactNode, useRef } from "react";

import type { FileInfo } from "../../../shared/api";
import { type Attached, useUploading } from "../api/use-uploading";

interface Props {
  label: string;
  /** Files of the chat, which may be passed on. */
  known: FileInfo[];
  onAttach: (file: Attached) => void;
}

/** As the server has it; asked here too, so that nothing large travels in vain. */
const MAX_BYTES = 1.5 * 1024 * 1024;
const TAKEN = ".png,.jpg,.jpeg,.gif,.webp,.pdf,.xlsx,.csv,.docx,.txt,.md,.zip";

/** Attaches a file from the user's computer, or one that was sent in this chat before. */
export function AttachMenu({ label, known, onAttach }: Props): ReactNode {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const { mutate } = useUploading();

  function onFile(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = "";
    if (file === undefined) return;
    if (file.size > MAX_BYTES) toasts.failed(new Error(`${file.name} is larger than 1.5 MB, which is the most a file may have.`));
    else mutate(file, { onError: toasts.failed, onSuccess: ({ id, name }) => onAttach({ id, name, isNew: true }) });
  }

  return (
    <>
      <input ref={input} type="file" hidden aria-label="File from this computer" accept={TAKEN} onChange={onFile} />
      <Menu position="top-start">
        <Menu.Target>
          <IconButton label={label} size={30}>
            <IconPaperclip size={18} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
          <Menu.Item leftSection={<IconDeviceLaptop size={17} aria-hidden />} onClick={() => input.current?.click()}>
            From this computer
          </Menu.Item>
          {known.length > 0 && <Menu.Label>Files of this chat</Menu.Label>}
          {known.map(({ id, name }) => (
            <Menu.Item key={id} leftSection={<IconFile size={17} aria-hidden />} onClick={() => onAttach({ id, name, isNew: false })}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
