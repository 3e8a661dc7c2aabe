import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";

import { ChatList } from "../features/chat-list/components/ChatList";
import { SearchResults } from "../features/search/components/SearchResults";
import classes from "./Frame.module.css";

export function SearchPage(): ReactNode {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  if (words.trim() === "") return <Navigate to="/chat" replace />;
  return (
    <main className={classes.panes}>
      <ChatList openId={null} />
      <SearchResults words={words} />
    </main>
  );
}
