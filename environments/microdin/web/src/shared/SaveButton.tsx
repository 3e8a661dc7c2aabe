import { Button } from "@mantine/core";
import { IconButton, useServerAction, useToasts } from "@sentinel/kit";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { type Job, api } from "./api";

/** Keeps a job for later, or no longer. */
export function SaveButton({ job, isSmall = false }: { job: Job; isSmall?: boolean }): ReactNode {
  const toasts = useToasts();
  const { mutate } = useServerAction((saved: boolean) => api.POST("/api/jobs/{job_id}/save", { params: { path: { job_id: job.id } }, body: { saved } }));
  const save = () => mutate(!job.is_saved, { onError: toasts.failed, onSuccess: () => toasts.done(job.is_saved ? "Taken off your saved jobs." : "Saved.") });
  const icon = job.is_saved ? <IconBookmarkFilled size={19} aria-hidden /> : <IconBookmark size={19} aria-hidden />;
  if (isSmall) {
    return (
      <IconButton label={`${job.is_saved ? "Unsave" : "Save"} ${job.title}`} size={34} onClick={save}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button variant="outline" leftSection={icon} onClick={save}>
      {job.is_saved ? "Unsave" : "Save"}
    </Button>
  );
}
