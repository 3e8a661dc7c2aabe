import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Profile } from "./api";
import classes from "./shared.module.css";

interface Props {
  profile: Profile;
  size?: number;
  /** A second line below the name. */
  children?: ReactNode;
}

/** Face and name, leading to the profile. */
export function PersonLink({ profile, size = 36, children }: Props): ReactNode {
  return (
    <div className={classes.person}>
      <Link to={`/profile/${profile.is_user ? "me" : profile.id}`} className={classes.personLink}>
        <PersonAvatar person={profile} size={size} />
        <span className={classes.personName}>{profile.name}</span>
      </Link>
      {children !== undefined && <div className={classes.second}>{children}</div>}
    </div>
  );
}
