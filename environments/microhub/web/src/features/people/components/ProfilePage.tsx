import { Button } from "@mantine/core";
import { PersonAvatar, useToasts } from "@sentinel/kit";
import { IconBuilding, IconMapPin, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { NumberedRow } from "../../../shared/NumberedRow";
import { RepoRow } from "../../../shared/RepoRow";
import shared from "../../../shared/shared.module.css";
import { countOf } from "../../../shared/words";
import { useAccount, useFollow } from "../api/use-account";
import classes from "./ProfilePage.module.css";

/** Somebody's profile: who, what of, and what was done lately. */
export function ProfilePage(): ReactNode {
  const { accountId = "" } = useParams();
  return (
    <Loaded query={useAccount(accountId)} what="profile">
      {(account) => (
        <div className={classes.page}>
          <aside aria-label="Person" className={classes.card}>
            <PersonAvatar person={account} size={210} radius={account.is_organisation ? 18 : "50%"} />
            <h1>{account.name}</h1>
            <p className={classes.handle}>{account.handle}</p>
            {!account.is_user && <FollowButton id={account.id} isFollowed={account.is_followed} />}
            <p>{account.bio}</p>
            <p className={shared.muted}>
              <IconUsers size={16} aria-hidden /> {countOf(account.followers, "follower", "followers")} · {account.following} following
            </p>
            {account.company !== "" && (
              <p className={shared.muted}>
                <IconBuilding size={16} aria-hidden /> {account.company}
              </p>
            )}
            {account.city !== "" && (
              <p className={shared.muted}>
                <IconMapPin size={16} aria-hidden /> {account.city}
              </p>
            )}
          </aside>
          <div className={shared.stack}>
            {account.repos.length > 0 && (
              <Part title="Repositories">
                {account.repos.map((repo) => (
                  <RepoRow key={repo.id} repo={repo} />
                ))}
              </Part>
            )}
            {account.members.length > 0 && (
              <Part title="People">
                {account.members.map((member) => (
                  <li key={member.id} className={shared.row}>
                    <AccountLink account={member} face={26} />
                  </li>
                ))}
              </Part>
            )}
            <Part title="Issues and pull requests">
              {account.work.length === 0 && <li className={shared.row}>None so far.</li>}
              {account.work.map((item) => (
                <NumberedRow key={item.id} item={item} isRepoShown />
              ))}
            </Part>
            <Part title="Commits">
              {account.commits.length === 0 && <li className={shared.row}>None so far.</li>}
              {account.commits.map(({ repo_id, commit }) => (
                <li key={commit.id} className={shared.row}>
                  <div className={shared.rowMain}>
                    <Link to={`/repo/${repo_id}/commits/${commit.id}`}>{commit.title}</Link>
                  </div>
                  <span className={shared.muted}>
                    <Moment atS={commit.committed_at_s} />
                  </span>
                </li>
              ))}
            </Part>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title} className={shared.box}>
      <div className={shared.boxHead}>
        <b>{title}</b>
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function FollowButton({ id, isFollowed }: { id: string; isFollowed: boolean }): ReactNode {
  const { failed } = useToasts();
  const { mutate } = useFollow(id);
  return (
    <Button fullWidth variant={isFollowed ? "default" : "filled"} onClick={() => mutate(!isFollowed, { onError: failed })}>
      {isFollowed ? "Unfollow" : "Follow"}
    </Button>
  );
}
