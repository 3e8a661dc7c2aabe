import { ErrorState, LoadingRows } from "@sentinel/kit";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { Moment } from "../../../shared/Moment";
import pages from "../../../shared/pages.module.css";
import { useArticle } from "../api/use-article";
import classes from "./News.module.css";

/** An article with its text, and the stocks it is about. */
export function ArticlePage(): ReactNode {
  const query = useArticle(useParams()["newsId"] ?? "");
  if (query.isError) return <ErrorState error={query.error} title="This article could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Loading the article" />;
  const { headline, source, body, stocks, published_at_s, updated_at_s } = query.data;
  return (
    <article className={pages.narrow}>
      <Link to="/news" className={classes.back}>
        <IconArrowLeft size={17} aria-hidden /> All news
      </Link>
      <h1 className={classes.headline}>{headline}</h1>
      <p className={pages.muted}>
        <b>{source}</b> · <Moment atS={published_at_s} />
        {updated_at_s !== null && (
          <>
            {" "}
            · updated <Moment atS={updated_at_s} />
          </>
        )}
      </p>
      <p className={classes.body}>{body}</p>
      <ul aria-label="Stocks in this article" className={classes.stocks}>
        {stocks.map(({ id, ticker, name }) => (
          <li key={id}>
            <Link to={`/stock/${id}`}>
              <b role="presentation">{ticker}</b> {name}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
