import { EmptyState } from "@sentinel/kit";
import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import cards from "../../../shared/cards.module.css";
import { JobList } from "../../../shared/JobList";
import { Loaded } from "../../../shared/Loaded";
import { PersonList } from "../../../shared/PersonList";
import { PostCard } from "../../../shared/PostCard";
import { useSearch } from "../api/use-search";

/** People, companies, jobs and posts that hold all words. */
export function SearchPage(): ReactNode {
  const [params] = useSearchParams();
  const query = params.get("q") ?? "";
  return (
    <Loaded query={useSearch(query)} what="The results">
      {({ people, companies, jobs, posts }) => (
        <div className={cards.stack}>
          <h1 className={cards.title}>Results for “{query}”</h1>
          {people.length + companies.length + jobs.length + posts.length === 0 && (
            <div className={cards.card}>
              <EmptyState icon={<IconSearchOff size={44} stroke={1.3} />} title="Nothing found">
                Of people we look at name and headline, of jobs at title, company and city, of posts at their text.
              </EmptyState>
            </div>
          )}
          {people.length > 0 && (
            <Group title="People">
              <PersonList people={people} label="People" />
            </Group>
          )}
          {companies.length > 0 && (
            <Group title="Companies">
              <PersonList people={companies} label="Companies" />
            </Group>
          )}
          {jobs.length > 0 && (
            <Group title="Jobs">
              <JobList jobs={jobs} label="Jobs" />
            </Group>
          )}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title} className={cards.card}>
      <div className={cards.head}>
        <h2 className={cards.title}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
