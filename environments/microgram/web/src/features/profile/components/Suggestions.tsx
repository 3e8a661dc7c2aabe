import type { ReactNode } from "react";

import { FollowButton } from "../../../shared/FollowButton";
import { PersonLink } from "../../../shared/PersonLink";
import { useSuggestions } from "../api/use-profile";
import classes from "./Profile.module.css";

/** Whom the user might follow, beside the feed. */
export function Suggestions(): ReactNode {
  const profiles = useSuggestions().data ?? [];
  if (profiles.length === 0) return null;
  return (
    <aside aria-label="Suggested for you" className={classes.suggestions}>
      <h2>Suggested for you</h2>
      <ul>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <PersonLink profile={profile}>{profile.city === "" ? `@${profile.handle}` : profile.city}</PersonLink>
            <FollowButton profile={profile} isSmall />
          </li>
        ))}
      </ul>
    </aside>
  );
}
