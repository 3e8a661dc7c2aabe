import { ErrorState, LoadingRows } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Portfolio, Span } from "../../../shared/api";
import { ArticleList } from "../../../shared/ArticleList";
import { Change } from "../../../shared/Change";
import { money } from "../../../shared/money";
import pages from "../../../shared/pages.module.css";
import { SpanChart } from "../../../shared/SpanChart";
import { useNews } from "../../../shared/use-lists";
import { usePortfolio, usePortfolioChart } from "../api/use-portfolio";
import classes from "./Portfolio.module.css";
import { Positions } from "./Positions";
import { Watchlist } from "./Watchlist";

const ARTICLES = 5;

/** What the account is worth, its way there, and all that is in it. */
export function PortfolioPage(): ReactNode {
  const query = usePortfolio();
  if (query.isError) return <ErrorState error={query.error} title="Your portfolio could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={6} label="Loading your portfolio" />;
  const portfolio = query.data;
  return (
    <div className={pages.wide}>
      <div className={pages.column}>
        <Value portfolio={portfolio} />
        <Cash portfolio={portfolio} />
        <Positions positions={portfolio.positions} />
        <Latest />
      </div>
      <Watchlist />
    </div>
  );
}

function Value({ portfolio }: { portfolio: Portfolio }): ReactNode {
  const [span, setSpan] = useState<Span>("1D");
  const chart = usePortfolioChart(span);
  return (
    <section aria-label="Portfolio value">
      <h1 className={classes.value}>
        <span className={classes.label}>Portfolio value</span> {money(portfolio.value_cents)}
      </h1>
      <p className={classes.change}>
        <Change cents={portfolio.day_change_cents} from={portfolio.previous_value_cents} /> today
      </p>
      <SpanChart name="Portfolio value" span={span} onSpan={setSpan} query={chart} />
    </section>
  );
}

function Cash({ portfolio }: { portfolio: Portfolio }): ReactNode {
  const { buying_power_cents, cash_cents, shares_value_cents, deposited_cents, gain_cents } = portfolio;
  const kept = cash_cents - buying_power_cents;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Buying power</dt>
        <dd>{money(buying_power_cents)}</dd>
      </div>
      <div>
        <dt>Cash</dt>
        <dd>
          {money(cash_cents)}
          {kept > 0 && <span className={pages.muted}> ({money(kept)} reserved)</span>}
        </dd>
      </div>
      <div>
        <dt>In stocks</dt>
        <dd>{money(shares_value_cents)}</dd>
      </div>
      <div>
        <dt>Against {money(deposited_cents)} paid in</dt>
        <dd>
          <Change cents={gain_cents} from={deposited_cents} />
        </dd>
      </div>
    </dl>
  );
}

function Latest(): ReactNode {
  const query = useNews(ARTICLES);
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className={pages.section}>
        News
      </h2>
      {query.isError && <ErrorState error={query.error} title="The news could not be loaded" onRetry={() => void query.refetch()} />}
      {query.data !== undefined && <ArticleList articles={query.data.articles} label="Latest news" />}
      <p className={classes.all}>
        <Link to="/news" className={pages.link}>
          All news
        </Link>
      </p>
    </section>
  );
}
