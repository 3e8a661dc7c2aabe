import { type FormEvent, type ReactNode, useState } from "react";

import { useLabelRequests } from "../api/use-library";
import classes from "./Library.module.css";

/** Makes a label; what is typed stays until it has been made. */
export function NewLabel(): ReactNode {
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { create } = useLabelRequests();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    create(name).then(
      () => setName(""),
      (error: Error) => setRefusal(error.message),
    );
  }

  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <input
        type="text"
        aria-label="New label"
        placeholder="New label"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
      />
      <button type="submit">Create label</button>
      {refusal !== null && <p role="alert">{refusal}</p>}
    </form>
  );
}
