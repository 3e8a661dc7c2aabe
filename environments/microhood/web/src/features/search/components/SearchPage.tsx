import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconSearchOff, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import { ArticleList } from "../../../shared/ArticleList";
import pages from "../../../shared/pages.module.css";
import { StockRow } from "../../../shared/StockRow";
import { useSearch } from "../api/use-search";
import classes from "./Search.module.css";

export function SearchPage(): ReactNode {
  const words = (useSearchParams()[0].get("q") ?? "").trim().slice(0, 80);
  const query = useSearch(words);
  if (words === "") return <EmptyState icon={<IconSearch size={46} stroke={1.3} />} title="Type a name or a symbol above" />;
  if (query.isError) return <ErrorState error={query.error} title="The search failed" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={5} label="Searching" />;
  const { stocks, articles } = query.data;
  if (stocks.length + articles.length === 0) {
    return (
      <EmptyState icon={<IconSearchOff size={46} stroke={1.3} />} title={`Nothing found for “${words}”`}>
        Try a symbol such as CHIP, or a part of a company’s name.
      </EmptyState>
    );
  }
  return (
    <div className={`${pages.narrow} ${classes.page}`}>
      <h1 className={pages.title}>Results for “{words}”</h1>
      {stocks.length > 0 && (
        <section aria-labelledby="stocks-found">
          <h2 id="stocks-found" className={pages.section}>
            Stocks
          </h2>
          <ul aria-label="Stocks found" className={classes.stocks}>
            {stocks.map((stock) => (
              <li key={stock.id}>
                <StockRow stock={stock} isWide />
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="articles-found">
          <h2 id="articles-found" className={pages.section}>
            News
          </h2>
          <ArticleList articles={articles} label="Articles found" />
        </section>
      )}
    </div>
  );
}
