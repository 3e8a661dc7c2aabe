import { Button } from "@mantine/core";
import { ConfirmDialog, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import type { Label } from "../../../shared/api";
import { useLabelRequests } from "../api/use-library";

/** Deletes a label, after asking; the papers stay. */
export function RemoveLabel({ label }: { label: Label }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { remove } = useLabelRequests();
  const navigate = useNavigate();
  const toasts = useToasts();

  function confirm(): void {
    // Away first: the list of a label that is gone does not exist.
    void navigate("/library");
    remove(label.id, { onSuccess: () => toasts.done(`Label “${label.name}” deleted.`), onError: toasts.failed });
  }

  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        Delete label
      </Button>
      <ConfirmDialog isOpen={isAsking} title="Delete this label?" action="Delete" onConfirm={confirm} onClose={() => setAsking(false)}>
        The papers that bear “{label.name}” stay in your library.
      </ConfirmDialog>
    </>
  );
}
