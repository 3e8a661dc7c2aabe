import type { ReactNode } from "react";

import classes from "./Code.module.css";

/** Colours of languages; what has none is grey. */
const COLOURS: Readonly<Record<string, string>> = {
  C: "#5b6b76",
  CSS: "#7d4fa3",
  Go: "#1d93ad",
  Kotlin: "#a45ad0",
  Python: "#35699a",
  Shell: "#6f9a3d",
  Swift: "#d9603b",
  TypeScript: "#2f6fb5",
};

interface Share {
  name: string;
  percent: number;
}

/** What a repository is written in, as a bar and in words. */
export function Languages({ shares }: { shares: readonly Share[] }): ReactNode {
  if (shares.length === 0) return null;
  return (
    <section aria-label="Languages">
      <h2>Languages</h2>
      <div aria-hidden className={classes.bar}>
        {shares.map(({ name, percent }) => (
          <span key={name} style={{ width: `${percent}%`, background: COLOURS[name] ?? "#8a938e" }} />
        ))}
      </div>
      <ul className={classes.languages}>
        {shares.map(({ name, percent }) => (
          <li key={name}>
            <span aria-hidden style={{ background: COLOURS[name] ?? "#8a938e" }} /> <b>{name}</b> {percent.toFixed(1)}%
          </li>
        ))}
      </ul>
    </section>
  );
}
