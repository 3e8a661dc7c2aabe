import { IconBook, IconGitBranch, IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import { Markdown } from "../../../shared/Markdown";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { countOf } from "../../../shared/words";
import { useTree } from "../api/use-code";
import { About } from "./About";
import { BranchChoice } from "./BranchChoice";
import { CloneBox } from "./CloneBox";
import classes from "./Code.module.css";
import { FileTree } from "./FileTree";
import { NewestCommit } from "./NewestCommit";
import { PathLine } from "./PathLine";

/** The home of a repository, or a folder of it: files, and the README below them. */
export function HomePage(): ReactNode {
  const repoId = useRepoId();
  const { branchId } = useParams();
  const path = useSearchParams()[0].get("path") ?? "";
  const query = useTree(repoId, branchId, path);
  const isHome = path === "";
  return (
    <div className={isHome ? classes.home : undefined}>
      <Loaded query={query} what="files">
        {(tree) => (
          <div className={shared.stack}>
            <div className={classes.tools}>
              <BranchChoice repoId={repoId} current={tree.branch} />
              <Link to={`/repo/${repoId}/branches`}>
                <IconGitBranch size={16} aria-hidden /> Branches
              </Link>
              {isHome && <CloneBox repoId={repoId} />}
            </div>
            {!isHome && <PathLine repoId={repoId} branchId={tree.branch.id} path={path} />}
            <section aria-label="Files" className={shared.box}>
              <div className={shared.boxHead}>
                {tree.newest !== null && <NewestCommit commit={tree.newest} repoId={repoId} />}
                <Link to={`/repo/${repoId}/commits?branch=${tree.branch.id}`} className={classes.history}>
                  <IconHistory size={16} aria-hidden /> {countOf(tree.commits, "commit", "commits")}
                </Link>
              </div>
              <FileTree tree={tree} repoId={repoId} />
            </section>
            {tree.readme !== null && (
              <section aria-label="README" className={shared.box}>
                <div className={shared.boxHead}>
                  <IconBook size={17} aria-hidden /> <b>README</b>
                </div>
                <div className={classes.readme}>
                  <Markdown text={tree.readme} fileBase={`/repo/${repoId}/file/${tree.branch.id}`} />
                </div>
              </section>
            )}
          </div>
        )}
      </Loaded>
      {isHome && <About repoId={repoId} />}
    </div>
  );
}
