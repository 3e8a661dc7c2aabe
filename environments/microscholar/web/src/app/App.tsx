import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { AlertsPage } from "../features/alerts/components/AlertsPage";
import { AuthorPage } from "../features/authors/components/AuthorPage";
import { AuthorsPage } from "../features/authors/components/AuthorsPage";
import { HomePage } from "../features/home/components/HomePage";
import { CitationsPage } from "../features/library/components/CitationsPage";
import { LibraryPage } from "../features/library/components/LibraryPage";
import { MetricsPage } from "../features/metrics/components/MetricsPage";
import { PaperPage } from "../features/paper/components/PaperPage";
import { SearchPage } from "../features/search/components/SearchPage";
import { Missing } from "../shared/Missing";
import { Frame } from "./Frame";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/paper/:paperId" element={<PaperPage />} />
        <Route path="/authors" element={<AuthorsPage />} />
        <Route path="/author/:authorId" element={<AuthorPage />} />
        <Route path="/library" element={<LibraryPage />} />
        <Route path="/citations" element={<CitationsPage />} />
        <Route path="/alerts" element={<AlertsPage />} />
        <Route path="/metrics" element={<MetricsPage />} />
        <Route path="*" element={<Missing what="page" />} />
      </Route>
    </Routes>
  );
}
