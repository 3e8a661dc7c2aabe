import { EmptyState, ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { IconZoomQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";

import { PlaylistCards } from "../../../shared/PlaylistCards";
import { SubscribeButton } from "../../../shared/SubscribeButton";
import { VideoRows } from "../../../shared/VideoRows";
import type { Channel } from "../../../shared/api";
import { countOf } from "../../../shared/words";
import { useSearch } from "../api/use-search";
import classes from "./SearchPage.module.css";

/** What a search finds: channels first, then playlists, then videos. */
export function SearchPage(): ReactNode {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const query = useSearch(search);
  if (query.isError) return <ErrorState error={query.error} title="The search failed" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Searching" />;
  const { channels, videos, playlists } = query.data;
  const isNothing = channels.length + videos.length + playlists.length === 0;
  return (
    <div className={classes.page}>
      <h1>{search === "" ? "Search" : `Results for “${search}”`}</h1>
      {isNothing && (
        <EmptyState icon={<IconZoomQuestion size={46} stroke={1.3} />} title={search === "" ? "Write something to search for" : "Nothing found"}>
          {search === "" ? "Videos, channels and playlists are found by their words." : "No channel, title or playlist has all these words."}
        </EmptyState>
      )}
      {channels.length > 0 && <Channels channels={channels} />}
      {playlists.length > 0 && <PlaylistCards playlists={playlists} label="Playlists" hasOwner />}
      {videos.length > 0 && <VideoRows videos={videos} label="Videos" />}
    </div>
  );
}

function Channels({ channels }: { channels: readonly Channel[] }): ReactNode {
  return (
    <ul aria-label="Channels" className={classes.channels}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <Link to={`/channel/${channel.id}`} aria-label={`Channel ${channel.name}, ${countOf(channel.subscribers, "subscriber", "subscribers")}`}>
            <PersonAvatar person={channel} size={72} radius={36} />
            <span>
              <b>{channel.name}</b>
              <small>
                @{channel.handle} · {countOf(channel.subscribers, "subscriber", "subscribers")}
              </small>
            </span>
          </Link>
          <SubscribeButton channel={channel} isInList />
        </li>
      ))}
    </ul>
  );
}
