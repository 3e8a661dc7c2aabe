import {
  IconCode,
  IconCircleDot,
  IconGitPullRequest,
  IconPlayerPlay,
  IconShield,
  IconTag,
  type TablerIcon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import type { RepoHead } from "../../../shared/api";
import { useRepo, useRepoId } from "../../../shared/use-repo";
import { numberText } from "../../../shared/words";
import classes from "./RepoFrame.module.css";
import { RepoMarks } from "./RepoMarks";

/** Name, counters and tabs above every page of a repository. */
export function RepoFrame(): ReactNode {
  const repoId = useRepoId();
  const query = useRepo(repoId);
  return (
    <Loaded query={query} what="repository">
      {(repo) => (
        <>
          <header className={classes.head}>
            <div className={classes.line}>
              <h1 className={classes.name}>
                <Link to={`/users/${repo.owner.id}`}>{repo.owner.handle}</Link>
                <span aria-hidden> / </span>
                <Link to={`/repo/${repo.id}`}>
                  <b>{repo.name}</b>
                </Link>
              </h1>
              <RepoMarks repo={repo} />
            </div>
            <Tabs repo={repo} />
          </header>
          <div className={classes.page}>
            <Outlet key={repo.id} />
          </div>
        </>
      )}
    </Loaded>
  );
}

interface TabProps {
  to: string;
  name: string;
  icon: TablerIcon;
  count?: number;
  /** Whether this address belongs to the tab although it does not begin with the tab's own. */
  isHere?: boolean;
}

function Tabs({ repo }: { repo: RepoHead }): ReactNode {
  const base = `/repo/${repo.id}`;
  const rest = useLocation().pathname.slice(base.length + 1);
  const tabs: TabProps[] = [
    { to: base, name: "Code", icon: IconCode, isHere: /^(tree|file|branches|commits|$)/.test(rest) },
    { to: `${base}/issues`, name: "Issues", icon: IconCircleDot, count: repo.open_issues, isHere: rest.startsWith("milestones") },
    { to: `${base}/pulls`, name: "Pull requests", icon: IconGitPullRequest, count: repo.open_pulls },
    { to: `${base}/actions`, name: "Actions", icon: IconPlayerPlay },
    { to: `${base}/releases`, name: "Releases", icon: IconTag },
    { to: `${base}/security`, name: "Security", icon: IconShield, count: repo.open_alerts },
  ];
  return (
    <nav aria-label="Repository" className={classes.tabs}>
      {tabs.map((tab) => (
        <Tab key={tab.to} {...tab} />
      ))}
    </nav>
  );
}

function Tab({ to, name, icon: Icon, count, isHere = false }: TabProps): ReactNode {
  return (
    <NavLink to={to} end={name === "Code"} className={classes.tab} data-here={isHere}>
      <Icon size={17} aria-hidden /> {name}
      {count !== undefined && (
        <span className={classes.count}>
          <span className="heard">, </span>
          {numberText(count)}
          <span className="heard"> open</span>
        </span>
      )}
    </NavLink>
  );
}
