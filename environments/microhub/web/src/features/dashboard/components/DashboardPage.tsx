import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { NumberedRow } from "../../../shared/NumberedRow";
import { RepoRow } from "../../../shared/RepoRow";
import shared from "../../../shared/shared.module.css";
import { useDashboard } from "../api/use-dashboard";
import classes from "./DashboardPage.module.css";

const DID = { issue: "opened the issue", pull: "opened the pull request", commit: "pushed", release: "released" } as const;

/** The start page: repositories, what has lately happened in them, and what the user has to do. */
export function DashboardPage(): ReactNode {
  return (
    <Loaded query={useDashboard()} what="dashboard">
      {({ repos, news, assigned }) => (
        <div className={classes.page}>
          <section aria-label="Repositories" className={shared.box}>
            <div className={shared.boxHead}>
              <b>Repositories</b>
            </div>
            <ul>
              {repos.map((repo) => (
                <RepoRow key={repo.id} repo={repo} />
              ))}
            </ul>
          </section>
          <div className={shared.stack}>
            <section aria-label="Assigned to you" className={shared.box}>
              <div className={shared.boxHead}>
                <b>Assigned to you</b>
              </div>
              <ul>
                {assigned.length === 0 && <li className={shared.row}>Nothing waits for you.</li>}
                {assigned.map((item) => (
                  <NumberedRow key={item.id} item={item} isRepoShown />
                ))}
              </ul>
            </section>
            <section aria-label="Latest activity" className={shared.box}>
              <div className={shared.boxHead}>
                <b>Latest activity</b>
              </div>
              <ul>
                {news.map((item) => (
                  <li key={item.path + item.title} className={shared.row}>
                    <PersonAvatar person={item.actor} size={30} />
                    <div className={shared.rowMain}>
                      <div className={shared.muted}>
                        <AccountLink account={item.actor} face={0} /> {DID[item.kind]} in {item.repo_name} <Moment atS={item.at_s} />
                      </div>
                      <div className={shared.rowTitle}>
                        <Link to={item.path}>
                          {item.title} {item.number !== null && `#${item.number}`}
                        </Link>
                      </div>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      )}
    </Loaded>
  );
}
