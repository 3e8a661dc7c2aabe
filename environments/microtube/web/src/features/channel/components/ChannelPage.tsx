import { ApiError, EmptyState, ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { IconMovieOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useParams, useSearchParams } from "react-router";

import { MissingPage } from "../../../shared/MissingPage";
import { More } from "../../../shared/More";
import { PlaylistCards } from "../../../shared/PlaylistCards";
import { SubscribeButton } from "../../../shared/SubscribeButton";
import { VideoGrid } from "../../../shared/VideoGrid";
import type { ChannelDetail } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useChannel } from "../api/use-channel";
import classes from "./ChannelPage.module.css";

const PAGE_VIDEOS = 12;
const TABS = { videos: "Videos", playlists: "Playlists", about: "About" } as const;
type Tab = keyof typeof TABS;

export function ChannelPage(): ReactNode {
  const { channelId = "" } = useParams();
  const query = useChannel(channelId);
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingPage title="This channel is not there" />;
  if (query.isError) return <ErrorState error={query.error} title="The channel could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading the channel" />;
  return <Opened key={channelId} channel={query.data} />;
}

function Opened({ channel }: { channel: ChannelDetail }): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = (Object.keys(TABS) as Tab[]).find((one) => one === params.get("tab")) ?? "videos";
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <PersonAvatar person={channel} size={112} radius={56} />
        <div>
          <h1>{channel.name}</h1>
          <p>
            @{channel.handle} · {countOf(channel.subscribers, "subscriber", "subscribers")} · {countOf(channel.videos.length, "video", "videos")}
          </p>
          <p className={classes.line}>{channel.about}</p>
          <SubscribeButton channel={channel} />
        </div>
      </header>
      <div role="group" aria-label="Parts of the channel" className={classes.tabs}>
        {(Object.keys(TABS) as Tab[]).map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => setParams(one === "videos" ? {} : { tab: one })}>
            {TABS[one]}
          </button>
        ))}
      </div>
      {tab === "videos" && <Videos channel={channel} />}
      {tab === "playlists" && <Playlists channel={channel} />}
      {tab === "about" && <p className={classes.about}>{channel.about}</p>}
    </div>
  );
}

function Videos({ channel }: { channel: ChannelDetail }): ReactNode {
  const [length, setLength] = useState(PAGE_VIDEOS);
  if (channel.videos.length === 0) return <EmptyState icon={<IconMovieOff size={46} stroke={1.3} />} title="This channel has no videos" />;
  return (
    <>
      <VideoGrid videos={channel.videos.slice(0, length)} label="Videos" hasChannel={false} />
      <More what="videos" left={channel.videos.length - length} onMore={() => setLength(length + PAGE_VIDEOS)} />
    </>
  );
}

function Playlists({ channel }: { channel: ChannelDetail }): ReactNode {
  if (channel.playlists.length === 0) return <EmptyState icon={<IconMovieOff size={46} stroke={1.3} />} title="This channel has no playlists" />;
  return <PlaylistCards playlists={channel.playlists} label="Playlists" />;
}
