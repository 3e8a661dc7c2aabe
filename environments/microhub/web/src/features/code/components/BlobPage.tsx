import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";

import { CodeLines } from "../../../shared/CodeLines";
import { Loaded } from "../../../shared/Loaded";
import { Markdown } from "../../../shared/Markdown";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { countOf } from "../../../shared/words";
import { useFile } from "../api/use-code";
import { BranchChoice } from "./BranchChoice";
import classes from "./Code.module.css";
import { NewestCommit } from "./NewestCommit";
import { PathLine } from "./PathLine";

/** A file; prose is shown as it reads, and as it is written when asked. */
export function BlobPage(): ReactNode {
  const repoId = useRepoId();
  const { branchId = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const path = params.get("path") ?? "";
  const isRaw = params.get("view") === "source";
  const marked = Number(params.get("line") ?? 0) || undefined;
  return (
    <Loaded query={useFile(repoId, branchId, path)} what="file">
      {(file) => {
        const isProse = file.language === "Markdown";
        return (
          <div className={shared.stack}>
            <div className={classes.tools}>
              <BranchChoice repoId={repoId} current={file.branch} />
              <PathLine repoId={repoId} branchId={file.branch.id} path={path} />
            </div>
            <section aria-label={path} className={shared.box}>
              <div className={shared.boxHead}>
                <NewestCommit commit={file.newest} repoId={repoId} />
                <Link to={`/repo/${repoId}/commits?branch=${file.branch.id}&path=${encodeURIComponent(path)}`} className={classes.history}>
                  History
                </Link>
              </div>
              <div className={shared.boxHead}>
                <span className={shared.muted}>
                  {countOf(file.content.split("\n").length - 1, "line", "lines")} · {countOf(file.content.length, "character", "characters")} · {file.language}
                </span>
                {isProse && (
                  <button type="button" className={classes.viewChoice} onClick={() => setParams(isRaw ? { path } : { path, view: "source" })}>
                    {isRaw ? "Show as text" : "Show source"}
                  </button>
                )}
              </div>
              {isProse && !isRaw ? (
                <div className={classes.readme}>
                  <Markdown text={file.content} fileBase={`/repo/${repoId}/file/${file.branch.id}`} />
                </div>
              ) : (
                <CodeLines code={file.content} language={file.language} isNumbered marked={marked} />
              )}
            </section>
          </div>
        );
      }}
    </Loaded>
  );
}
