import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import cards from "../../../shared/cards.module.css";
import { JobList } from "../../../shared/JobList";
import { Loaded } from "../../../shared/Loaded";
import { PersonList } from "../../../shared/PersonList";
import { Face } from "../../../shared/PersonLine";
import { PostCard } from "../../../shared/PostCard";
import { countOf } from "../../../shared/text";
import { useCompany, useFollow } from "../api/use-company";

/** A company's page: what it is, its jobs, its people, its posts. */
export function CompanyPage(): ReactNode {
  const { id = "" } = useParams();
  return (
    <Loaded query={useCompany(id)} what="The page">
      {({ company, description, domain, is_following: isFollowing, jobs, people, posts }) => (
        <div className={cards.stack}>
          <section aria-label={company.name} className={`${cards.card} ${cards.padded}`}>
            <Face person={company} size={88} />
            <h1 className={cards.title} style={{ fontSize: 24, marginTop: 10 }}>
              {company.name}
            </h1>
            <div className={cards.line}>
              {company.line}
              {domain !== null && ` · ${domain}`}
            </div>
            <p className={cards.body} style={{ margin: "10px 0 14px" }}>
              {description}
            </p>
            <FollowButton id={id} isFollowing={isFollowing} />
          </section>
          {jobs.length > 0 && (
            <section aria-label="Open jobs" className={cards.card}>
              <div className={cards.head}>
                <h2 className={cards.title}>{countOf(jobs.length, "open job")}</h2>
              </div>
              <JobList jobs={jobs} label="Open jobs" />
            </section>
          )}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
          {people.length > 0 && (
            <section aria-label="People" className={cards.card}>
              <div className={cards.head}>
                <h2 className={cards.title}>{countOf(people.length, "person", "people")} here</h2>
              </div>
              <PersonList people={people} label="People" />
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}

function FollowButton({ id, isFollowing }: { id: string; isFollowing: boolean }): ReactNode {
  const toasts = useToasts();
  const { mutate } = useFollow(id);
  const Icon = isFollowing ? IconCheck : IconPlus;
  return (
    <Button
      variant={isFollowing ? "outline" : "filled"}
      aria-pressed={isFollowing}
      leftSection={<Icon size={17} aria-hidden />}
      onClick={() => mutate(!isFollowing, { onError: toasts.failed })}
    >
      {isFollowing ? "Following" : "Follow"}
    </Button>
  );
}
