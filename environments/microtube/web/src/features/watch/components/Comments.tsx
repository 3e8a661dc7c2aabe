import { type ReactNode, useState } from "react";

import { More } from "../../../shared/More";
import type { Video } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useCommentRequests } from "../api/use-video";
import { CommentBox } from "./CommentBox";
import { CommentItem } from "./CommentItem";
import classes from "./Comments.module.css";

/** How many comments are shown until the user asks for more. */
const PAGE_COMMENTS = 20;

/** What is said below a video, newest or most liked first. */
export function Comments({ video }: { video: Video }): ReactNode {
  const requests = useCommentRequests(video.id);
  const [order, setOrder] = useState<"newest" | "top">("newest");
  const [length, setLength] = useState(PAGE_COMMENTS);
  const threads = order === "newest" ? video.threads : video.threads.toSorted((one, other) => other.likes - one.likes);
  return (
    <section aria-label="Comments" className={classes.comments}>
      <header>
        <h2>{saidOf(video)}</h2>
        <label>
          Sort by{" "}
          <select value={order} onChange={(event) => setOrder(event.target.value === "top" ? "top" : "newest")}>
            <option value="newest">Newest first</option>
            <option value="top">Most liked first</option>
          </select>
        </label>
      </header>
      <CommentBox label="Add a comment" action="Comment" onSend={(text) => requests.write({ text, reply_to: null })} />
      {threads.length === 0 && <p className={classes.none}>Nobody has commented on this video yet.</p>}
      <ul aria-label="Comments">
        {threads.slice(0, length).map((thread) => (
          <CommentItem key={thread.id} thread={thread} requests={requests} />
        ))}
      </ul>
      <More what="comments" left={threads.length - length} onMore={() => setLength(length + PAGE_COMMENTS)} />
    </section>
  );
}

/** "15 comments, 3 of them replies": the list shows replies below what they answer. */
function saidOf({ comments, threads }: Video): string {
  const all = countOf(comments, "comment", "comments");
  const replies = comments - threads.length;
  if (replies === 0) return all;
  return `${all}, ${replies === 1 ? "1 of them a reply" : `${replies.toLocaleString("en-US")} of them replies`}`;
}
