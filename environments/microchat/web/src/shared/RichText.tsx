import type { ReactNode } from "react";

import type { Mention } from "./api";
import classes from "./RichText.module.css";

const BOLD = /\*\*(.+?)\*\*/;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A line of a message: what names somebody with @ is marked, two stars on each side make bold. */
function Line({ text, mentions }: { text: string; mentions: Mention[] }): ReactNode {
  const names = mentions.map((mention) => escaped(mention.text));
  const parts = text.split(new RegExp(`(${[...names, String.raw`\*\*.+?\*\*`].join("|")})`));
  return parts.map((part, place) => {
    const mention = mentions.find((one) => one.text === part);
    if (mention !== undefined) {
      return (
        <mark key={place} className={classes.mention} data-me={mention.is_me || undefined}>
          {part}
        </mark>
      );
    }
    const bold = BOLD.exec(part);
    return bold === null ? part : <b key={place}>{bold[1]}</b>;
  });
}

export function RichText({ text, mentions }: { text: string; mentions: Mention[] }): ReactNode {
  return text.split("\n").map((line, place) => (
    <p key={place} className={classes.line}>
      <Line text={line} mentions={mentions} />
    </p>
  ));
}
