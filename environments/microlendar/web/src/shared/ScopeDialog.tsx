import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { Scope } from "./api";

const LABELS: readonly [Scope, string][] = [
  ["this", "This event"],
  ["following", "This and following events"],
  ["all", "All events"],
];

interface Props {
  title: string;
  /** What the button that goes ahead says. */
  action: string;
  isDangerous?: boolean;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** Asks which instances of a repeating event are meant. */
export function ScopeDialog({ title, action, isDangerous = false, onChoose, onClose }: Props): ReactNode {
  const [scope, setScope] = useState<Scope>("this");
  return (
    <Modal opened onClose={onClose} title={title} size="sm" withCloseButton={false}>
      <Radio.Group value={scope} onChange={(value) => setScope(value as Scope)} aria-label="Which events">
        <Stack gap="xs">
          {LABELS.map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={isDangerous ? "red" : "lagoon"} onClick={() => onChoose(scope)}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
