import { ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router";

import type { Span, StockDetail } from "../../../shared/api";
import { ArticleList } from "../../../shared/ArticleList";
import { Change } from "../../../shared/Change";
import { money } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import { SpanChart } from "../../../shared/SpanChart";
import { useNews } from "../../../shared/use-lists";
import { useStock, useStockChart } from "../api/use-stock";
import { About, Holding, Statistics } from "./Facts";
import classes from "./Stock.module.css";
import { Ticket } from "./Ticket";
import { WatchBox } from "./WatchBox";

const ARTICLES = 6;

export function StockPage(): ReactNode {
  const id = useParams()["stockId"] ?? "";
  const query = useStock(id);
  if (query.isError) return <ErrorState error={query.error} title="This stock could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Loading the stock" />;
  const stock = query.data;
  return (
    <div className={pages.wide}>
      <div className={pages.column}>
        <Quote stock={stock} />
        <Holding stock={stock} />
        <Statistics stock={stock} />
        <About stock={stock} />
        <StockNews stock={stock} />
      </div>
      <aside className={pages.aside} aria-label={`Trade ${stock.ticker}`}>
        <Ticket key={stock.id} stock={stock} />
        <WatchBox key={`${stock.id} alert`} stock={stock} />
      </aside>
    </div>
  );
}

function Quote({ stock }: { stock: StockDetail }): ReactNode {
  const [span, setSpan] = useState<Span>("1D");
  const chart = useStockChart(stock.id, span);
  return (
    <section aria-label="Quote">
      <div className={classes.head}>
        <PersonAvatar person={{ name: stock.name, avatar_url: stock.logo_url }} size={46} radius={12} />
        <div>
          <h1 className={classes.name}>{stock.name}</h1>
          <p className={pages.muted}>
            {stock.ticker} · {stock.sector}
          </p>
        </div>
      </div>
      <p className={classes.price}>{money(stock.price_cents)}</p>
      <p className={classes.change}>
        <Change cents={stock.day_change_cents} from={stock.previous_close_cents} /> today
      </p>
      <SpanChart name={`Price of ${stock.ticker}`} span={span} onSpan={setSpan} query={chart} />
    </section>
  );
}

function StockNews({ stock }: { stock: StockDetail }): ReactNode {
  const [length, setLength] = useState(ARTICLES);
  const query = useNews(length, stock.id);
  if (query.isError) return <ErrorState error={query.error} title="The news could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading news" />;
  const { articles, total } = query.data;
  return (
    <section aria-labelledby="stock-news">
      <h2 id="stock-news" className={pages.section}>
        News
      </h2>
      {total === 0 && <p className={pages.muted}>Nothing has been written about {stock.name} lately.</p>}
      <ArticleList articles={articles} label={`News about ${stock.ticker}`} />
      {total > articles.length && (
        <button type="button" className={`${pages.more} ${classes.older}`} onClick={() => setLength(length + ARTICLES)}>
          Show older articles
        </button>
      )}
    </section>
  );
}
