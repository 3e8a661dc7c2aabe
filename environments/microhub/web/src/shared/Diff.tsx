import type { ReactNode } from "react";

import type { FilePatch } from "./api";
import classes from "./shared.module.css";
import { countOf } from "./words";

/** What was changed, file by file. */
export function Diff({ files }: { files: readonly FilePatch[] }): ReactNode {
  const added = files.reduce((sum, file) => sum + file.additions, 0);
  const removed = files.reduce((sum, file) => sum + file.deletions, 0);
  return (
    <section aria-label="Changes" className={classes.stack}>
      <p className={classes.muted}>
        {countOf(files.length, "changed file", "changed files")} with <b className={classes.plus}>{countOf(added, "addition", "additions")}</b> and{" "}
        <b className={classes.minus}>{countOf(removed, "deletion", "deletions")}</b>
      </p>
      {files.map((file) => (
        <FileDiff key={file.path} file={file} />
      ))}
    </section>
  );
}

function FileDiff({ file }: { file: FilePatch }): ReactNode {
  return (
    <section aria-label={`Changes of ${file.path}`} className={classes.box}>
      <h3 className={classes.fileHead}>
        <span>{file.path}</span>
        {file.kind === "added" && <em>new file</em>}
        <span className={classes.counts}>
          <b className={classes.plus}>+{file.additions}</b> <b className={classes.minus}>−{file.deletions}</b>
        </span>
      </h3>
      <pre className={classes.diff}>
        {numbered(file.patch).map(({ text, kind, old, now }, row) => (
          <div key={row} data-kind={kind} data-old={old} data-new={now}>
            {text}
          </div>
        ))}
      </pre>
    </section>
  );
}

interface DiffLine {
  text: string;
  kind: "head" | "plus" | "minus" | "same";
  old: number | "";
  now: number | "";
}

/** The lines of a patch with their numbers before and after. */
function numbered(patch: string): DiffLine[] {
  let old = 0;
  let now = 0;
  return patch.split("\n").map((text): DiffLine => {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(text);
    if (head !== null) {
      old = Number(head[1]);
      now = Number(head[2]);
      return { text, kind: "head", old: "", now: "" };
    }
    if (text.startsWith("+")) return { text, kind: "plus", old: "", now: now++ };
    if (text.startsWith("-")) return { text, kind: "minus", old: old++, now: "" };
    return { text, kind: "same", old: old++, now: now++ };
  });
}
