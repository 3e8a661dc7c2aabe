/** Single-key shortcuts, silent while the user types or a dialog is open, and the dialog that lists them. */
import { Kbd, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

import classes from "./shell.module.css";

export interface Shortcut {
  /** `KeyboardEvent.key`, case-sensitive. */
  key: string;
  does: string;
  run: () => void;
  /** How the key is written in the help, where it differs. */
  shown?: string;
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]") !== null;
}

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const shortcut = current.current.find(({ key }) => key === event.key);
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.run();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

interface HelpProps {
  shortcuts: readonly Shortcut[];
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutHelp({ shortcuts, isOpen, onClose }: HelpProps): ReactNode {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" closeButtonProps={{ "aria-label": "Close" }}>
      <dl className={classes.keys}>
        {shortcuts.map(({ key, shown, does }) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>
              <Kbd>{shown ?? key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
