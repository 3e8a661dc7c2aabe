import { ApiError, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconQuote } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";

import { CiteDialog } from "../../../shared/CiteDialog";
import { Missing } from "../../../shared/Missing";
import { SaveButton } from "../../../shared/SaveButton";
import type { Paper } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { KIND_TAGS } from "../../../shared/words";
import { usePaper } from "../api/use-paper";
import { Facts } from "./Facts";
import { LabelMenu } from "./LabelMenu";
import classes from "./PaperPage.module.css";
import { Surroundings } from "./Surroundings";

export function PaperPage(): ReactNode {
  const { paperId = "" } = useParams();
  const query = usePaper(paperId);
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing what="paper" />;
  if (query.isError) return <ErrorState error={query.error} title="The paper could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Loading the paper" />;
  return <OpenPaper key={paperId} paper={query.data} />;
}

function OpenPaper({ paper }: { paper: Paper }): ReactNode {
  const [isCiting, setCiting] = useState(false);
  const tag = KIND_TAGS[paper.kind];
  return (
    <article aria-label={paper.title} className={classes.page}>
      <div className={classes.body}>
        <h1>
          {tag !== undefined && <span className={shared.tag}>{tag} </span>}
          {paper.title}
        </h1>
        <ul aria-label="Authors" className={classes.authors}>
          {paper.author_list.map((author) => (
            <li key={author.id}>
              <Link to={`/author/${author.id}`}>{author.name}</Link>, {author.affiliation}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <SaveButton paper={paper} />
          <button type="button" className={shared.button} onClick={() => setCiting(true)}>
            <IconQuote size={17} aria-hidden /> Cite
          </button>
          {paper.is_saved && <LabelMenu paper={paper} />}
          {paper.labels.map((label) => (
            <span key={label.id} className={shared.label}>
              {label.name}
            </span>
          ))}
        </div>
        <section aria-label="Abstract" className={classes.abstract}>
          <h2>Abstract</h2>
          <p>{paper.abstract}</p>
        </section>
        <Surroundings paper={paper} />
      </div>
      <Facts paper={paper} />
      {isCiting && <CiteDialog paper={paper} onClose={() => setCiting(false)} />}
    </article>
  );
}
