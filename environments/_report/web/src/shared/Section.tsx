import { Group, Paper, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** What the reader should know before reading the figures. */
  note?: ReactNode;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Section({ title, note, aside, id, children }: Props): ReactNode {
  const heading = useId();
  return (
    <Paper component="section" withBorder p={{ base: "sm", sm: "lg" }} aria-labelledby={heading} id={id} style={{ minWidth: 0 }}>
      <Group justify="space-between" align="flex-start" gap="sm" mb={note === undefined ? "sm" : 4}>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {aside}
      </Group>
      {note !== undefined && (
        <Text size="sm" c="dimmed" mb="md" maw={780}>
          {note}
        </Text>
      )}
      {children}
    </Paper>
  );
}
