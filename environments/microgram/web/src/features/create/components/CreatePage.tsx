import { Button, TextInput, Textarea } from "@mantine/core";
import { ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import { useCreatePost, useRoll } from "../api/use-create";
import classes from "./CreatePage.module.css";

/** Publish one of the pictures on the user's device. */
export function CreatePage(): ReactNode {
  const query = useRoll();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { mutate } = useCreatePost();
  const [picture, setPicture] = useState("");
  const [caption, setCaption] = useState("");
  const [place, setPlace] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    mutate(
      { picture, caption, place },
      {
        onSuccess: ({ id }) => {
          void navigate(`/post/${id}`);
          toasts.done("Your picture is shared.");
        },
        onError: (error) => setRefusal(error.message),
      },
    );
  }

  if (query.isError) return <ErrorState error={query.error} title="Your pictures could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading your pictures" />;
  return (
    <form className={classes.page} onSubmit={onSubmit}>
      <h1>New post</h1>
      <fieldset className={classes.roll}>
        <legend>Choose a picture</legend>
        {query.data.map((choice, n) => (
          <label key={choice.id} data-chosen={choice.id === picture || undefined}>
            <input
              type="radio"
              name="picture"
              aria-label={`Picture ${n + 1}: ${choice.picture.alt}`}
              checked={choice.id === picture}
              onChange={() => {
                setPicture(choice.id);
                setRefusal(null);
              }}
            />
            <img src={choice.picture.url} alt="" />
          </label>
        ))}
      </fieldset>
      <Textarea label="Caption" autosize={false} rows={4} maxLength={2200} value={caption} onChange={(event) => setCaption(event.target.value)} />
      <TextInput label="Place" maxLength={80} value={place} onChange={(event) => setPlace(event.target.value)} />
      {refusal !== null && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <Button type="submit">Share</Button>
    </form>
  );
}
