import { PersonAvatar, useServerQuery, useSession } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { api } from "../shared/api";
import cards from "../shared/cards.module.css";
import classes from "./MeCard.module.css";

/** The signed-in user beside the feed. */
export function MeCard(): ReactNode {
  const { user } = useSession().session;
  const profile = useServerQuery(["profile", user.id], (signal) => api.GET("/api/people/{person_id}", { params: { path: { person_id: user.id } }, signal }));
  return (
    <aside aria-label="You" className={cards.card}>
      <div className={classes.cover} />
      <div role="presentation" className={classes.me}>
        <PersonAvatar person={user} size={68} />
        <div>
          <Link to={`/people/${user.id}`} className={cards.name}>
            {user.name}
          </Link>
        </div>
        <div className={cards.line}>{profile.data?.person.line}</div>
      </div>
      <nav aria-label="Yours" className={classes.links}>
        <Link to="/connections">Connections</Link>
        <Link to={`/people/${user.id}`}>Your profile</Link>
      </nav>
    </aside>
  );
}
