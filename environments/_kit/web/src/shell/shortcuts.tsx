/** Single-key shortcuts, silent while the user types or a dialog is open, and the dialog that lists them. */
import { Kbd, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

import classes from "./shell.module.css";

/** What to do at a key, by `KeyboardEvent.key`, case-sensitive. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** One line of the help dialog. */
export interface ShortcutText {
  key: string;
  does: string;
}

/** Whether a dialog was open when the key went down: one that the key closes is gone before the shortcuts hear of it. */
let isDialogOpen = false;
window.addEventListener("keydown", () => (isDialogOpen = document.querySelector("[aria-modal=true]") !== null), { capture: true });

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]") !== null;
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || isDialogOpen || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const run = current.current[event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

interface HelpProps {
  shortcuts: readonly ShortcutText[];
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutHelp({ shortcuts, isOpen, onClose }: HelpProps): ReactNode {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" closeButtonProps={{ "aria-label": "Close" }}>
      <dl className={classes.keys}>
        {shortcuts.map(({ key, does }) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
