import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { AuthorCard } from "../../../shared/api";
import { useFollow } from "../api/use-authors";

/** Follow an author, or stop; in a list its name says whom. */
export function FollowButton({ author, isSmall = false }: { author: AuthorCard; isSmall?: boolean }): ReactNode {
  const { mutate } = useFollow(author.id);
  const { failed } = useToasts();
  const word = author.is_followed ? "Unfollow" : "Follow";
  return (
    <Button
      size={isSmall ? "compact-sm" : "sm"}
      variant={author.is_followed ? "default" : "filled"}
      aria-label={isSmall ? `${word} ${author.name}` : word}
      onClick={() => mutate(!author.is_followed, { onError: failed })}
    >
      {author.is_followed ? "Following" : "Follow"}
    </Button>
  );
}
