/** Plain mail text, taken apart the way it was put together: own words, quoted ones, and the signature. */
type Kind = "text" | "signature" | "quote";

export type Piece = { kind: "text" | "signature"; text: string } | { kind: "quote"; pieces: Piece[] };

const QUOTED = /^> ?/;
const SIGNATURE = /^-- ?$/;

export function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  let kind: Kind = "text";

  function end(): void {
    const text = lines.join("\n");
    if (kind === "quote") pieces.push({ kind, pieces: piecesOf(text) });
    else if (text.trim() !== "") pieces.push({ kind, text: text.replace(/^\n+|\n+$/g, "") });
    lines = [];
  }

  for (const line of body.split("\n")) {
    const isQuoted = QUOTED.test(line);
    const next: Kind = isQuoted ? "quote" : SIGNATURE.test(line) ? "signature" : kind === "quote" ? "text" : kind;
    if (next !== kind) end();
    kind = next;
    lines.push(isQuoted ? line.replace(QUOTED, "") : line);
  }
  end();
  return pieces;
}
