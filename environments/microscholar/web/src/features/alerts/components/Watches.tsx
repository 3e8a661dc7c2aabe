import { Button } from "@mantine/core";
import { IconButton, useToasts } from "@sentinel/kit";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import { useAlertRequests, useWatches } from "../api/use-alerts";
import classes from "./Alerts.module.css";

/** The topics about which the user wants alerts, and a form for one more. */
export function Watches(): ReactNode {
  const watches = useWatches().data ?? [];
  const { create, remove } = useAlertRequests();
  const { failed } = useToasts();
  return (
    <aside aria-label="My topics" className={classes.side}>
      <h2>My topics</h2>
      <p className={classes.hint}>For each of them we look once a day, in the morning.</p>
      <NewTopic onCreate={create} />
      <ul>
        {watches.map((watch) => (
          <li key={watch.id}>
            <div>
              <Link to={`/search?${new URLSearchParams({ q: watch.topic, sort: "added" })}`}>{watch.topic}</Link>
              <p className={classes.hint}>
                since <Moment atS={watch.created_at_s} />
              </p>
            </div>
            <IconButton label={`Delete topic ${watch.topic}`} size={28} onClick={() => remove(watch.id, { onError: failed })}>
              <IconTrash size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function NewTopic({ onCreate }: { onCreate: (topic: string) => Promise<unknown> }): ReactNode {
  const [topic, setTopic] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onCreate(topic).then(
      () => setTopic(""),
      (error: Error) => setRefusal(error.message),
    );
  }

  return (
    <form onSubmit={onSubmit}>
      <input
        type="text"
        aria-label="Alert topic"
        placeholder="A topic"
        value={topic}
        onChange={(event) => {
          setTopic(event.target.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" size="sm">
        Create alert
      </Button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </form>
  );
}
