import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  isOpen: boolean;
  title: string;
  /** What the button that goes ahead says. */
  action: string;
  /** What the button that goes back says. */
  back?: string;
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, title, action, back = "Cancel", children, onConfirm, onClose }: Props): ReactNode {
  function confirm(): void {
    onClose();
    onConfirm();
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="sm" withCloseButton={false}>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {back}
        </Button>
        <Button color="red" onClick={confirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
