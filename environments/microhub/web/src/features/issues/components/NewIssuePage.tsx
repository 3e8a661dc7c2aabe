import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import { MarkdownField } from "../../../shared/Composer";
import shared from "../../../shared/shared.module.css";
import { useLabels, useRepoId } from "../../../shared/use-repo";
import { useCreateIssue } from "../api/use-issues";
import classes from "./IssuePage.module.css";

/** A new issue. */
export function NewIssuePage(): ReactNode {
  const repoId = useRepoId();
  const navigate = useNavigate();
  const create = useCreateIssue(repoId);
  const known = useLabels(repoId).data ?? [];
  const [title, setTitle] = useState("");
  const [body, setBody] = useState("");
  const [labels, setLabels] = useState<string[]>([]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    create.mutate({ title, body, labels }, { onSuccess: (issue) => void navigate(`/repo/${repoId}/issues/${issue.id}`) });
  }

  return (
    <form aria-label="New issue" className={classes.form} onSubmit={onSubmit}>
      <h2>New issue</h2>
      <label className={classes.titleField}>
        Title
        <input type="text" value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <MarkdownField label="Description" rows={10} value={body} onChange={setBody} />
      <fieldset>
        <legend>Labels</legend>
        {known.map(({ name }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={labels.includes(name)}
              onChange={(event) => setLabels(event.target.checked ? [...labels, name] : labels.filter((other) => other !== name))}
            />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      {create.error !== null && (
        <p role="alert" className={shared.refusal}>
          {create.error.message}
        </p>
      )}
      <div className={shared.buttons}>
        <Button type="submit">Submit new issue</Button>
      </div>
    </form>
  );
}
