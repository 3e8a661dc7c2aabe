import type { ReactNode } from "react";
import { Route, Routes } from "react-router";

import { EventPage } from "../features/event/components/EventPage";
import { EditPage, NewPage } from "../features/event/components/FormPages";
import { NoticesPage } from "../features/notices/components/NoticesPage";
import { SearchPage } from "../features/search/components/SearchPage";
import { TodoPage } from "../features/todos/components/TodoPage";
import { TodosPage } from "../features/todos/components/TodosPage";
import { ViewPage } from "../features/views/components/ViewPage";
import { Missing } from "../shared/Missing";
import { Frame } from "./Frame";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<ViewPage />} />
        <Route path="/event/new" element={<NewPage />} />
        <Route path="/event/:eventId" element={<EventPage />} />
        <Route path="/event/:eventId/edit" element={<EditPage />} />
        <Route path="/tasks" element={<TodosPage />} />
        <Route path="/tasks/:todoId" element={<TodoPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/notices" element={<NoticesPage />} />
        <Route path="/:view/:day?" element={<ViewPage />} />
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}
