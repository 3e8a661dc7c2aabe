import { Alert, Button, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { useSession, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import type { JobDetail } from "../../../shared/api";
import { type Form, useApply } from "../api/use-jobs";

/** The short form: an address, perhaps a telephone number and a few words. */
export function ApplyDialog({ job, onClose }: { job: JobDetail; onClose: () => void }): ReactNode {
  const { user } = useSession().session;
  const toasts = useToasts();
  const apply = useApply(job.id);
  const [form, setForm] = useState<Form>({ email: user.email, phone: "", note: "" });
  const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));

  function send(): void {
    apply.mutate(form, {
      onSuccess: () => {
        onClose();
        toasts.done(`Your application went to ${job.company.name}.`);
      },
    });
  }

  return (
    <Modal opened onClose={onClose} title={`Apply to ${job.company.name}: ${job.title}`} closeButtonProps={{ "aria-label": "Close" }} radius="md">
      <TextInput label="E-mail" radius="md" required value={form.email} onChange={(event) => change({ email: event.target.value })} />
      <TextInput label="Telephone" mt="sm" radius="md" value={form.phone} onChange={(event) => change({ phone: event.target.value })} />
      <Textarea label="A few words" mt="sm" radius="md" autosize minRows={3} value={form.note} onChange={(event) => change({ note: event.target.value })} />
      {apply.error !== null && (
        <Alert color="red" mt="sm" radius="md" role="alert">
          {apply.error.message}
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={send}>Send application</Button>
      </Group>
    </Modal>
  );
}
