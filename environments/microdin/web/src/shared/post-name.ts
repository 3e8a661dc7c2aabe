import { useSession, useToday } from "@sentinel/kit";

import type { Post } from "./api";

/** What tells a post from the others on a page: "the post by Ann Lee, 09:12". */
export function usePostName(post: Post): string {
  const { calendar } = useSession();
  return `the post by ${post.author.name}, ${calendar.short(post.posted_at_s, useToday())}`;
}
