import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import type { Profile } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { Face } from "../../../shared/PersonLine";
import { PostCard } from "../../../shared/PostCard";
import { When } from "../../../shared/When";
import { useProfile } from "../api/use-profile";
import classes from "./Profile.module.css";
import { RelationButtons } from "./RelationButtons";

/** A person's page. */
export function ProfilePage(): ReactNode {
  const { id = "" } = useParams();
  return (
    <Loaded query={useProfile(id)} what="The profile">
      {(profile) => (
        <div className={cards.stack}>
          <Top profile={profile} />
          <Section title="About">
            <p className={cards.body}>{profile.about}</p>
          </Section>
          <Section title="Experience">
            <ul className={cards.list} aria-label="Experience">
              {profile.experience.map((station) => (
                <Station key={`${station.title} ${station.first_year}`} station={station} />
              ))}
            </ul>
          </Section>
          <Section title="Education">
            {profile.education.map((school) => (
              <p key={school} className={cards.body}>
                {school}
              </p>
            ))}
          </Section>
          <Section title="Skills">
            <ul className={classes.skills} aria-label="Skills">
              {profile.skills.map((skill) => (
                <li key={skill} className={classes.skill}>
                  {skill}
                </li>
              ))}
            </ul>
          </Section>
          {profile.posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Top({ profile }: { profile: Profile }): ReactNode {
  const { person, city, connected_since_s: sinceS } = profile;
  return (
    <section aria-label={person.name} className={cards.card}>
      <div className={classes.cover} />
      <div role="presentation" className={classes.top}>
        <Face person={person} size={112} />
        <h1 className={classes.name}>{person.name}</h1>
        <div>{person.line}</div>
        <div className={cards.line}>
          {city}
          {sinceS !== null && (
            <>
              {" "}
              · Connected since <When atS={sinceS} />
            </>
          )}
        </div>
        <RelationButtons profile={profile} />
      </div>
    </section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title} className={`${cards.card} ${cards.padded}`}>
      <h2 className={cards.section}>{title}</h2>
      {children}
    </section>
  );
}

function Station({ station }: { station: Profile["experience"][number] }): ReactNode {
  const { title, company, company_id: companyId, first_year: first, last_year: last } = station;
  return (
    <li className={classes.station}>
      <b role="presentation">{title}</b>, {companyId === null ? company : <Link to={`/companies/${companyId}`}>{company}</Link>}
      <span className={cards.line}>
        {" "}
        · {first} to {last ?? "today"}
      </span>
    </li>
  );
}
