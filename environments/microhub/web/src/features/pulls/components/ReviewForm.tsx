import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { type FormEvent, type ReactNode, useState } from "react";

import { MarkdownField } from "../../../shared/Composer";
import type { Pull } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { type Verdict, usePullActions } from "../api/use-pulls";
import classes from "./PullPage.module.css";

const VERDICTS: readonly (readonly [Verdict, string])[] = [
  ["commented", "Comment only"],
  ["approved", "Approve"],
  ["changes_requested", "Ask for changes"],
];

/** The user's own review. */
export function ReviewForm({ pull }: { pull: Pull }): ReactNode {
  const [text, setText] = useState("");
  const [verdict, setVerdict] = useState<Verdict>("commented");
  const { done } = useToasts();
  const { review } = usePullActions(pull.id);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    review.mutate(
      { verdict, text },
      {
        onSuccess: () => {
          setText("");
          done("Your review was sent");
        },
      },
    );
  }

  return (
    <form aria-label="Your review" className={classes.review} onSubmit={onSubmit}>
      <h3>Your review</h3>
      <MarkdownField label="Review text" value={text} onChange={setText} />
      <div className={classes.verdicts}>
        {VERDICTS.map(([value, word]) => (
          <label key={value}>
            <input type="radio" name="verdict" checked={verdict === value} onChange={() => setVerdict(value)} /> {word}
          </label>
        ))}
      </div>
      {review.error !== null && (
        <p role="alert" className={shared.refusal}>
          {review.error.message}
        </p>
      )}
      <div className={shared.buttons}>
        <Button type="submit" size="sm">
          Submit review
        </Button>
      </div>
    </form>
  );
}
