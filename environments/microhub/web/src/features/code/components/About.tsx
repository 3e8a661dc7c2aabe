import { PersonAvatar } from "@sentinel/kit";
import { IconScale, IconTag } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Loaded } from "../../../shared/Loaded";
import { Moment } from "../../../shared/Moment";
import { useRepo } from "../../../shared/use-repo";
import { countOf } from "../../../shared/words";
import { useAbout } from "../api/use-code";
import classes from "./Code.module.css";
import { Languages } from "./Languages";

/** What a repository is, beside its files. */
export function About({ repoId }: { repoId: string }): ReactNode {
  const description = useRepo(repoId).data?.description;
  return (
    <Loaded query={useAbout(repoId)} what="description" rows={3}>
      {(about) => (
        <aside aria-label="About" className={classes.about}>
          <section>
            <h2>About</h2>
            <p>{description}</p>
            <ul aria-label="Topics" className={classes.topics}>
              {about.topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            <p className={classes.fact}>
              <IconScale size={16} aria-hidden /> {about.license}
            </p>
          </section>
          <section>
            <h2>
              <Link to={`/repo/${repoId}/releases`}>Releases ({about.releases})</Link>
            </h2>
            {about.newest_release !== null && (
              <p className={classes.fact}>
                <IconTag size={16} aria-hidden /> <b>{about.newest_release.tag}</b> {about.newest_release.title}, <Moment atS={about.newest_release.published_at_s} />
              </p>
            )}
          </section>
          <section>
            <h2>{countOf(about.contributors.length, "contributor", "contributors")}</h2>
            <ul className={classes.faces}>
              {about.contributors.map((account) => (
                <li key={account.id}>
                  <Link to={`/users/${account.is_user ? "me" : account.id}`} aria-label={account.name} title={account.name}>
                    <PersonAvatar person={account} size={30} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <Languages shares={about.languages} />
        </aside>
      )}
    </Loaded>
  );
}
