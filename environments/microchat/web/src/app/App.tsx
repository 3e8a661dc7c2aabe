import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router";

import { CalendarPage } from "../features/calendar/components/CalendarPage";
import { CallsPage } from "../features/calls/components/CallsPage";
import { ChatPage } from "./ChatPage";
import { Frame } from "./Frame";
import { SearchPage } from "./SearchPage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/chat/:chatId?/:side?/:messageId?" element={<ChatPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/calls" element={<CallsPage />} />
        <Route path="/calendar" element={<CalendarPage />} />
        <Route path="*" element={<Navigate to="/chat" replace />} />
      </Route>
    </Routes>
  );
}
