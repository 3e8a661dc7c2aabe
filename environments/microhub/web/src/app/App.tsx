import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { RunPage } from "../features/actions/components/RunPage";
import { RunsPage } from "../features/actions/components/RunsPage";
import { BlobPage } from "../features/code/components/BlobPage";
import { BranchesPage } from "../features/code/components/BranchesPage";
import { HomePage } from "../features/code/components/HomePage";
import { CommitPage } from "../features/commits/components/CommitPage";
import { CommitsPage } from "../features/commits/components/CommitsPage";
import { DashboardPage } from "../features/dashboard/components/DashboardPage";
import { IssuePage } from "../features/issues/components/IssuePage";
import { IssuesPage } from "../features/issues/components/IssuesPage";
import { MilestonesPage } from "../features/issues/components/MilestonesPage";
import { NewIssuePage } from "../features/issues/components/NewIssuePage";
import { ProfilePage } from "../features/people/components/ProfilePage";
import { PullPage } from "../features/pulls/components/PullPage";
import { PullsPage } from "../features/pulls/components/PullsPage";
import { ReleasesPage } from "../features/releases/components/ReleasesPage";
import { RepoFrame } from "../features/repo/components/RepoFrame";
import { SearchPage } from "../features/search/components/SearchPage";
import { AlertPage } from "../features/security/components/AlertPage";
import { AlertsPage } from "../features/security/components/AlertsPage";
import { Frame } from "./Frame";
import { MissingPage } from "./MissingPage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<DashboardPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/users/:accountId" element={<ProfilePage />} />
        <Route path="/repo/:repoId" element={<RepoFrame />}>
          <Route index element={<HomePage />} />
          <Route path="tree/:branchId" element={<HomePage />} />
          <Route path="file/:branchId" element={<BlobPage />} />
          <Route path="branches" element={<BranchesPage />} />
          <Route path="commits" element={<CommitsPage />} />
          <Route path="commits/:commitId" element={<CommitPage />} />
          <Route path="issues" element={<IssuesPage />} />
          <Route path="issues/new" element={<NewIssuePage />} />
          <Route path="issues/:issueId" element={<IssuePage />} />
          <Route path="milestones" element={<MilestonesPage />} />
          <Route path="pulls" element={<PullsPage />} />
          <Route path="pulls/:pullId" element={<PullPage />} />
          <Route path="actions" element={<RunsPage />} />
          <Route path="actions/:runId" element={<RunPage />} />
          <Route path="releases" element={<ReleasesPage />} />
          <Route path="security" element={<AlertsPage />} />
          <Route path="security/:alertId" element={<AlertPage />} />
          <Route path="*" element={<MissingPage />} />
        </Route>
        <Route path="*" element={<MissingPage />} />
      </Route>
    </Routes>
  );
}
