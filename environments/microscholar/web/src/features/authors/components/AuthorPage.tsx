import { ApiError, ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import { PaperLines } from "../../../shared/PaperLines";
import type { Author } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useAuthor } from "../api/use-authors";
import classes from "./Authors.module.css";
import { Figures } from "./Figures";
import { FollowButton } from "./FollowButton";

export function AuthorPage(): ReactNode {
  const { authorId = "" } = useParams();
  const query = useAuthor(authorId);
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing what="author" />;
  if (query.isError) return <ErrorState error={query.error} title="The author could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Loading the author" />;
  const author = query.data;
  return (
    <div className={classes.author}>
      <div>
        <header className={classes.head}>
          <PersonAvatar person={author} size={92} />
          <div>
            <h1>{author.name}</h1>
            <p>{author.affiliation}</p>
            <p className={classes.quiet}>
              {author.domain !== "" && `Verified email at ${author.domain} · `}
              {author.interests.join(", ")}
            </p>
          </div>
          <FollowButton author={author} />
        </header>
        <section aria-label="Papers">
          <h2>{countOf(author.papers.length, "paper", "papers")}, most cited first</h2>
          <PaperLines label="Papers" papers={author.papers} none="No paper is indexed." />
        </section>
      </div>
      <aside aria-label="Figures and co-authors" className={classes.side}>
        <Figures author={author} />
        <CoAuthors author={author} />
      </aside>
    </div>
  );
}

function CoAuthors({ author }: { author: Author }): ReactNode {
  if (author.co_authors.length === 0) return null;
  return (
    <section aria-label="Co-authors">
      <h2>Co-authors</h2>
      <ul className={classes.coAuthors}>
        {author.co_authors.map((other) => (
          <li key={other.id}>
            <PersonAvatar person={other} size={34} />
            <div>
              <Link to={`/author/${other.id}`}>{other.name}</Link>
              <p className={classes.quiet}>
                {other.affiliation}, {countOf(other.papers, "paper", "papers")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
