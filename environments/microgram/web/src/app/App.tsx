import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router";

import { ActivityPage } from "../features/activity/components/ActivityPage";
import { CreatePage } from "../features/create/components/CreatePage";
import { ExplorePage } from "../features/explore/components/ExplorePage";
import { MessagesPage } from "../features/messages/components/MessagesPage";
import { PostPage } from "../features/post/components/PostPage";
import { ProfilePage } from "../features/profile/components/ProfilePage";
import { SavedPage } from "../features/profile/components/SavedPage";
import { StoryViewer } from "../features/stories/components/StoryViewer";
import { Frame } from "./Frame";
import { HomePage } from "./HomePage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route path="/stories/:storyId" element={<StoryViewer />} />
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/post/:postId" element={<PostPage />} />
        <Route path="/explore" element={<ExplorePage />} />
        <Route path="/profile/:profileId" element={<ProfilePage />} />
        <Route path="/saved" element={<SavedPage />} />
        <Route path="/messages/:threadId?" element={<MessagesPage />} />
        <Route path="/activity" element={<ActivityPage />} />
        <Route path="/create" element={<CreatePage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
