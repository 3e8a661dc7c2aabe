import { Button } from "@mantine/core";
import { PersonAvatar, useSession } from "@sentinel/kit";
import { IconBookmark, IconBookmarkFilled, IconShare3, IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { SubscribeButton } from "../../../shared/SubscribeButton";
import type { Video } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useRate } from "../api/use-video";
import { SaveDialog } from "./SaveDialog";
import { ShareDialog } from "./ShareDialog";
import classes from "./Watch.module.css";

/** Title, channel, what can be done with the video, and what it is about. */
export function VideoHead({ video }: { video: Video }): ReactNode {
  const { channel } = video;
  return (
    <>
      <h1 className={classes.title}>{video.title}</h1>
      <div className={classes.under}>
        <Link to={`/channel/${channel.id}`} className={classes.channel} aria-label={`Channel ${channel.name}`}>
          <PersonAvatar person={channel} size={42} />
          <span>
            <b>{channel.name}</b>
            <small>{countOf(channel.subscribers, "subscriber", "subscribers")}</small>
          </span>
        </Link>
        <SubscribeButton channel={channel} />
        <Marks video={video} />
      </div>
      <About video={video} />
    </>
  );
}

function Marks({ video }: { video: Video }): ReactNode {
  const rate = useRate(video.id);
  const [dialog, setDialog] = useState<"save" | "share" | null>(null);
  const isLiked = video.rating === "like";
  const isDisliked = video.rating === "dislike";
  const isSaved = video.playlist_ids.length > 0;
  return (
    <div role="group" aria-label="This video" className={classes.marks}>
      <button type="button" aria-label={isLiked ? "Remove like" : "Like"} aria-pressed={isLiked} onClick={() => rate(isLiked ? "none" : "like")}>
        {isLiked ? <IconThumbUpFilled size={19} aria-hidden /> : <IconThumbUp size={19} aria-hidden />}
        {video.likes.toLocaleString("en-US")}
      </button>
      <button type="button" aria-label={isDisliked ? "Remove dislike" : "Dislike"} aria-pressed={isDisliked} onClick={() => rate(isDisliked ? "none" : "dislike")}>
        {isDisliked ? <IconThumbDownFilled size={19} aria-hidden /> : <IconThumbDown size={19} aria-hidden />}
        {video.dislikes.toLocaleString("en-US")}
      </button>
      <button type="button" onClick={() => setDialog("share")}>
        <IconShare3 size={19} aria-hidden /> Share
      </button>
      <button type="button" aria-pressed={isSaved} aria-label={isSaved ? "Saved" : "Save"} onClick={() => setDialog("save")}>
        {isSaved ? <IconBookmarkFilled size={19} aria-hidden /> : <IconBookmark size={19} aria-hidden />} {isSaved ? "Saved" : "Save"}
      </button>
      {dialog === "save" && <SaveDialog video={video} onClose={() => setDialog(null)} />}
      {dialog === "share" && <ShareDialog video={video} onClose={() => setDialog(null)} />}
    </div>
  );
}

function About({ video }: { video: Video }): ReactNode {
  const { calendar } = useSession();
  return (
    <section aria-label="Description" className={classes.about}>
      <p>
        <b>
          {countOf(video.views, "view", "views")} · <time dateTime={calendar.iso(video.published_at_s)}>{calendar.full(video.published_at_s)}</time>
        </b>{" "}
        <Link to={`/?topic=${video.topic}`}>#{video.topic}</Link>
        {video.is_watched && <Button component="span" size="compact-xs" variant="light" className={classes.watched}>Watched</Button>}
      </p>
      <p>{video.description}</p>
    </section>
  );
}
