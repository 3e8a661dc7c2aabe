import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Article } from "./api";
import { useMomentText } from "./Moment";
import classes from "./shared.module.css";

/** Articles as one line each, without their text. */
export function ArticleList({ articles, label }: { articles: Article[]; label: string }): ReactNode {
  return (
    <ul aria-label={label} className={classes.articles}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  );
}

function ArticleRow({ article }: { article: Article }): ReactNode {
  const text = useMomentText();
  const { source, headline, published_at_s, updated_at_s } = article;
  return (
    <Link to={`/news/${article.id}`} className={classes.article}>
      <PersonAvatar person={{ name: source, avatar_url: article.logo_url }} size={40} radius={10} />
      <span role="presentation" className={classes.words}>
        <span role="presentation" className={classes.small}>
          <b role="presentation">{source}</b> {text(published_at_s)}
          {updated_at_s !== null && ` (updated ${text(updated_at_s)})`}{" "}
        </span>
        <span role="presentation" className={classes.headline}>
          {headline}{" "}
        </span>
        <span role="presentation" className={classes.small}>
          {article.stocks.map(({ ticker, name }) => `${ticker} ${name}`).join(" · ")}
        </span>
      </span>
    </Link>
  );
}
