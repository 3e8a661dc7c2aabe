import type { ReactNode } from "react";
import { Navigate, Outlet, Route, Routes } from "react-router";

import { CompanyPage } from "../features/company/components/CompanyPage";
import { FeedPage } from "../features/feed/components/FeedPage";
import { JobPage } from "../features/jobs/components/JobPage";
import { JobsPage } from "../features/jobs/components/JobsPage";
import { MessagingPage } from "../features/messaging/components/MessagingPage";
import { ConnectionsPage } from "../features/network/components/ConnectionsPage";
import { NetworkPage } from "../features/network/components/NetworkPage";
import { NotificationsPage } from "../features/notifications/components/NotificationsPage";
import { PostPage } from "../features/posts/components/PostPage";
import { ProfilePage } from "../features/profile/components/ProfilePage";
import { SearchPage } from "../features/search/components/SearchPage";
import classes from "./Frame.module.css";
import { MeCard } from "./MeCard";
import { TopBar } from "./TopBar";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route element={<WithMe />}>
          <Route path="/feed" element={<FeedPage />} />
          <Route path="/network" element={<NetworkPage />} />
        </Route>
        <Route element={<Narrow />}>
          <Route path="/posts/:id" element={<PostPage />} />
          <Route path="/connections" element={<ConnectionsPage />} />
          <Route path="/jobs" element={<JobsPage />} />
          <Route path="/jobs/:id" element={<JobPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/people/:id" element={<ProfilePage />} />
          <Route path="/companies/:id" element={<CompanyPage />} />
          <Route path="/search" element={<SearchPage />} />
        </Route>
        <Route path="/messaging/:id?" element={<Wide />} />
        <Route path="*" element={<Navigate to="/feed" replace />} />
      </Route>
    </Routes>
  );
}

function Frame(): ReactNode {
  return (
    <div className={classes.app}>
      <TopBar />
      <main className={classes.scroll}>
        <Outlet />
      </main>
    </div>
  );
}

function WithMe(): ReactNode {
  return (
    <div className={classes.columns} data-sides>
      <MeCard />
      <Outlet />
    </div>
  );
}

function Narrow(): ReactNode {
  return (
    <div className={classes.columns} data-narrow>
      <Outlet />
    </div>
  );
}

function Wide(): ReactNode {
  return (
    <div className={classes.columns}>
      <MessagingPage />
    </div>
  );
}
