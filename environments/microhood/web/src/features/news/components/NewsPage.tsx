import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconNews } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { ArticleList } from "../../../shared/ArticleList";
import pages from "../../../shared/pages.module.css";
import { useNews } from "../../../shared/use-lists";
import classes from "./News.module.css";

/** How many articles the feed shows until the user asks for more. */
const PAGE_ARTICLES = 15;

/** All articles, the newest first. */
export function NewsPage(): ReactNode {
  const [length, setLength] = useState(PAGE_ARTICLES);
  const query = useNews(length);
  if (query.isError) return <ErrorState error={query.error} title="The news could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={8} label="Loading the news" />;
  const { articles, total } = query.data;
  return (
    <div className={pages.narrow}>
      <h1 className={pages.title}>News</h1>
      {total === 0 && <EmptyState icon={<IconNews size={46} stroke={1.3} />} title="No news yet" />}
      <ArticleList articles={articles} label="News feed" />
      {total > articles.length && (
        <button type="button" className={`${pages.more} ${classes.older}`} onClick={() => setLength(length + PAGE_ARTICLES)}>
          Show older articles ({total - articles.length} left)
        </button>
      )}
    </div>
  );
}
