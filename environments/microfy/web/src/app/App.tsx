import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { AlbumPage } from "../features/album/components/AlbumPage";
import { ArtistPage } from "../features/artist/components/ArtistPage";
import { HistoryPage } from "../features/library/components/HistoryPage";
import { LibraryPage } from "../features/library/components/LibraryPage";
import { LikedPage } from "../features/library/components/LikedPage";
import { MoodPage } from "../features/mood/components/MoodPage";
import { QueuePage } from "../features/player/components/QueuePage";
import { PlaylistPage } from "../features/playlist/components/PlaylistPage";
import { SearchPage } from "../features/search/components/SearchPage";
import { TrackPage } from "../features/track/components/TrackPage";
import { Frame } from "./Frame";
import { HomePage } from "../features/home/components/HomePage";
import { MissingPage } from "../shared/MissingPage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/library" element={<LibraryPage />} />
        <Route path="/liked" element={<LikedPage />} />
        <Route path="/history" element={<HistoryPage />} />
        <Route path="/queue" element={<QueuePage />} />
        <Route path="/mood/:moodId" element={<MoodPage />} />
        <Route path="/track/:trackId" element={<TrackPage />} />
        <Route path="/artist/:artistId" element={<ArtistPage />} />
        <Route path="/album/:albumId" element={<AlbumPage />} />
        <Route path="/playlist/:playlistId" element={<PlaylistPage />} />
        <Route path="*" element={<MissingPage what="page" />} />
      </Route>
    </Routes>
  );
}
