import { Button, Chip, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { Detail, Pictures, RunEvent } from "../../shared/detail";
import { textOf } from "../../shared/detail";
import { Section } from "../../shared/Section";
import { LANES, describe } from "./describe";
import classes from "./detail.module.css";
import { messagesOf } from "./messages";

interface Props {
  detail: Detail;
  pictures: Pictures | null;
}

const NAMES = { app: "app", condition: "condition", waits: "waits", looks: "looks", models: "models", tools: "tools", user: "user", run: "run" };
const AT_FIRST = 200;

/** In the order of their moments: what was measured beforehand without an agent stands where it belongs. */
function inOrder(events: readonly RunEvent[]): RunEvent[] {
  return events.toSorted((a, b) => a.at_s - b.at_s);
}

/** Every event in words, in order; what was said to models and what they answered stands behind their calls. */
export function Transcript({ detail, pictures }: Props): ReactNode {
  const [lanes, setLanes] = useState<string[]>([...LANES]);
  const [all, setAll] = useState(false);
  const found = inOrder(detail.events).map((event) => ({ event, ...describe(event) })).filter(({ lane }) => lanes.includes(lane));
  const shown = all ? found : found.slice(0, AT_FIRST);
  return (
    <Section title="Transcript">
      <Chip.Group multiple value={lanes} onChange={setLanes}>
        <Group gap={6} mb="md" role="group" aria-label="Shown">
          {LANES.map((lane) => (
            <Chip key={lane} value={lane} size="xs">
              {NAMES[lane]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <ol className={classes.transcript}>
        {shown.map(({ event, title, body, colour }, index) => (
          <li key={index} style={{ borderLeftColor: `var(--mantine-color-${colour}-6)` }}>
            <Text size="sm">
              <b className={classes.time}>{event.at_s.toFixed(1)} s</b> {title}
            </Text>
            {body !== undefined && body !== "" && <pre className="verbatim">{body}</pre>}
            {event.kind === "model_called" && <Said event={event} />}
            <Picture file={textOf(event, "screenshot")} folder={detail.folder} pictures={pictures} at={event.at_s} />
          </li>
        ))}
      </ol>
      {shown.length < found.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          Show everything, {found.length - shown.length} more
        </Button>
      )}
      {Object.entries(detail.outputs).map(([name, text]) => (
        <div key={name}>
          <Text size="sm" mt="md">{`The end of the program's ${name}:`}</Text>
          <pre className="verbatim">{text}</pre>
        </div>
      ))}
    </Section>
  );
}

function Said({ event }: { event: RunEvent }): ReactNode {
  const messages = messagesOf(event);
  if (messages.length === 0) return null;
  const answer = messages.findLast(({ role }) => role === "answer");
  const asked = messages.filter((message) => message !== answer);
  return (
    <>
      {answer !== undefined && <pre className="verbatim">{answer.text}</pre>}
      {asked.length > 0 && (
        <details>
          <summary className={classes.more}>{asked.length === 1 ? "What it was told" : `What it was told: ${asked.length} new messages`}</summary>
          {asked.map(({ role, text }, index) => (
            <div key={index}>
              <Text size="xs" c="dimmed">
                {role}
              </Text>
              <pre className="verbatim">{text}</pre>
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** A screenshot: out of the page, or its file in the run's folder. */
function Picture({ file, folder, pictures, at }: { file: string; folder: string; pictures: Pictures | null; at: number }): ReactNode {
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  if (file === "") return null;
  const source = pictures === null ? `${folder}/screenshots/${file}` : pictures[file];
  if (source === undefined) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.more}>Screenshot</summary>
      {open && !missing && <img src={source} alt={`The page at ${at.toFixed(1)} s`} className={classes.picture} onError={() => setMissing(true)} />}
      {missing && <Text size="sm">It is in the folder of the run, which is not beside this page: {source}</Text>}
    </details>
  );
}
