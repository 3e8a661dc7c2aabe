import { Button } from "@mantine/core";
import type { ReactNode } from "react";

import type { Profile } from "./api";
import { useActions } from "./use-actions";

interface Props {
  profile: Profile;
  /** Small, for rows of a list; its name then says whom. */
  isSmall?: boolean;
}

/** Follow somebody, or stop; nothing for the user's own account. */
export function FollowButton({ profile, isSmall = false }: Props): ReactNode {
  const { setFollowed } = useActions();
  if (profile.is_user) return null;
  const word = profile.is_followed ? "Unfollow" : "Follow";
  return (
    <Button
      size={isSmall ? "compact-sm" : "sm"}
      variant={profile.is_followed ? "default" : isSmall ? "subtle" : "filled"}
      aria-label={isSmall ? `${word} ${profile.name}` : word}
      onClick={() => setFollowed(profile, !profile.is_followed)}
    >
      {profile.is_followed && isSmall ? "Following" : word}
    </Button>
  );
}
