/** Short notices of what just happened, one at a time, with a way back where there is one. */
import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, createContext, use, useCallback, useMemo, useState } from "react";

import { useNowS, useServer } from "../data/hooks";
import { IconButton } from "./IconButton";
import classes from "./shell.module.css";

const SHOWN_S = 6;

interface Toast {
  text: string;
  kind: "done" | "error";
  sinceS: number;
  undo?: () => void;
}

interface Toasts {
  /** Say that something was done. */
  done: (text: string, undo?: () => void) => void;
  /** Say why something could not be done. */
  failed: (error: Error) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error("useToasts is used outside of ToastProvider");
  return toasts;
}

/** A notice goes when the server's time has moved on, not by a timer: the same run shows the same pages. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const { clock } = useServer();
  const nowS = useNowS();
  const [toast, setToast] = useState<Toast | null>(null);
  const done = useCallback((text: string, undo?: () => void) => setToast({ text, kind: "done", sinceS: clock.now(), undo }), [clock]);
  const failed = useCallback((error: Error) => setToast({ text: error.message, kind: "error", sinceS: clock.now() }), [clock]);
  const toasts = useMemo(() => ({ done, failed }), [done, failed]);
  const isShown = toast !== null && nowS - toast.sinceS < SHOWN_S;
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={classes.toasts} role="status" aria-live="polite">
        {isShown && <ToastCard toast={toast} onClose={() => setToast(null)} />}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }): ReactNode {
  const { undo } = toast;
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      <span>{toast.text}</span>
      {undo !== undefined && (
        <UnstyledButton
          className={classes.undo}
          onClick={() => {
            onClose();
            undo();
          }}
        >
          Undo
        </UnstyledButton>
      )}
      <IconButton label="Dismiss notice" size="sm" variant="transparent" className={classes.dismiss} onClick={onClose}>
        <IconX size={15} aria-hidden />
      </IconButton>
    </div>
  );
}
