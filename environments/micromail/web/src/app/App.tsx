import type { ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router";

import { MailPage } from "./MailPage";

export function App(): ReactNode {
  return (
    <Routes>
      <Route path="/:place/:mailId?" element={<MailPage />} />
      <Route path="*" element={<Navigate to="/inbox" replace />} />
    </Routes>
  );
}
