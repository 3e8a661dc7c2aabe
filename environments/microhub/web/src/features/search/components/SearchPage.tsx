import { EmptyState } from "@sentinel/kit";
import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { NumberedRow } from "../../../shared/NumberedRow";
import { RepoRow } from "../../../shared/RepoRow";
import shared from "../../../shared/shared.module.css";
import { useSearch } from "../api/use-search";
import { CodeHitRow } from "./CodeHitRow";
import classes from "./SearchPage.module.css";

/** What a search has found, kind by kind. */
export function SearchPage(): ReactNode {
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  return (
    <div className={classes.page}>
      <Loaded query={useSearch(q, params.get("repo"))} what="results">
        {(found) => {
          const kinds = [
            { key: "issues", name: "Issues", rows: found.issues.map((item) => <NumberedRow key={item.id} item={item} isRepoShown />) },
            { key: "pulls", name: "Pull requests", rows: found.pulls.map((item) => <NumberedRow key={item.id} item={item} isRepoShown />) },
            { key: "code", name: "Code", rows: found.code.map((hit) => <CodeHitRow key={`${hit.repo.id} ${hit.path} ${hit.line}`} hit={hit} />) },
            { key: "repos", name: "Repositories", rows: found.repos.map((repo) => <RepoRow key={repo.id} repo={repo} />) },
            {
              key: "people",
              name: "People",
              rows: found.people.map((account) => (
                <li key={account.id} className={shared.row}>
                  <AccountLink account={account} face={26} /> <span className={shared.muted}>{account.handle}</span>
                </li>
              )),
            },
          ];
          const wanted = params.get("type");
          const shown = kinds.find(({ key }) => key === wanted) ?? kinds.find(({ rows }) => rows.length > 0) ?? kinds[0];
          return (
            <div className={classes.columns}>
              <nav aria-label="Kinds of results" className={classes.side}>
                {kinds.map(({ key, name, rows }) => (
                  <Link key={key} to={`?q=${encodeURIComponent(q)}&type=${key}`} aria-current={key === shown?.key ? "page" : undefined}>
                    {name} <span>{rows.length}</span>
                  </Link>
                ))}
              </nav>
              <section aria-label={`Results for “${q}”`} className={shared.box}>
                <div className={shared.boxHead}>
                  <b>
                    {shown?.name} with “{q}”
                  </b>
                  <span className={shared.muted}>Issues and pull requests are found by title, code by line.</span>
                </div>
                {shown === undefined || shown.rows.length === 0 ? (
                  <EmptyState icon={<IconSearchOff size={44} stroke={1.3} />} title="Nothing found">
                    Try fewer words.
                  </EmptyState>
                ) : (
                  <ul>{shown.rows}</ul>
                )}
              </section>
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
