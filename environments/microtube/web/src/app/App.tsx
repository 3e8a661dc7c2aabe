import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { ChannelPage } from "../features/channel/components/ChannelPage";
import { HistoryPage } from "../features/history/components/HistoryPage";
import { HomePage } from "../features/home/components/HomePage";
import { LikedPage } from "../features/home/components/LikedPage";
import { SubscriptionsPage } from "../features/home/components/SubscriptionsPage";
import { TrendingPage } from "../features/home/components/TrendingPage";
import { NotificationsPage } from "../features/notifications/components/NotificationsPage";
import { PlaylistPage } from "../features/playlists/components/PlaylistPage";
import { PlaylistsPage } from "../features/playlists/components/PlaylistsPage";
import { SearchPage } from "../features/search/components/SearchPage";
import { WatchPage } from "../features/watch/components/WatchPage";
import { MissingPage } from "../shared/MissingPage";
import { Frame } from "./Frame";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/trending" element={<TrendingPage />} />
        <Route path="/subscriptions" element={<SubscriptionsPage />} />
        <Route path="/watch/:videoId" element={<WatchPage />} />
        <Route path="/channel/:channelId" element={<ChannelPage />} />
        <Route path="/history" element={<HistoryPage />} />
        <Route path="/playlists" element={<PlaylistsPage />} />
        <Route path="/playlist/:playlistId" element={<PlaylistPage />} />
        <Route path="/liked" element={<LikedPage />} />
        <Route path="/notifications" element={<NotificationsPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="*" element={<MissingPage title="There is no such page" />} />
      </Route>
    </Routes>
  );
}
