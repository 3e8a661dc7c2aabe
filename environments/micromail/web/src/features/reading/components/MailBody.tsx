import type { ReactNode } from "react";

import { type Piece, piecesOf } from "../quotes";
import classes from "./MailBody.module.css";

/** The full text of a mail. */
export function MailBody({ text }: { text: string }): ReactNode {
  return (
    <div className={classes.body}>
      <Pieces pieces={piecesOf(text)} />
    </div>
  );
}

function Pieces({ pieces }: { pieces: Piece[] }): ReactNode {
  return pieces.map((piece, place) => {
    if (piece.kind !== "quote") {
      return (
        <p key={place} className={classes[piece.kind]}>
          {piece.text}
        </p>
      );
    }
    return (
      <blockquote key={place} className={classes.quote}>
        <Pieces pieces={piece.pieces} />
      </blockquote>
    );
  });
}
