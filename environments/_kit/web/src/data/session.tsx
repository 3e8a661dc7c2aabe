/** Who is signed in, and the calendar of the app: asked once, before anything is drawn. */
import { type ReactNode, createContext, use, useMemo, useSyncExternalStore } from "react";

import { ErrorState } from "../states/ErrorState";
import { createApi } from "./api";
import { useServer, useServerQuery } from "./hooks";
import { Calendar } from "./time";

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  avatar_url: string | null;
}

export interface Session {
  title: string;
  user: SessionUser;
  start: string;
  timezone: string;
  now_s: number;
}

interface SessionPaths {
  "/api/session": { get: { responses: { 200: { content: { "application/json": Session } } } } };
}

interface SessionValue {
  session: Session;
  calendar: Calendar;
}

const SessionContext = createContext<SessionValue | null>(null);
const api = createApi<SessionPaths>();

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (value === null) throw new Error("useSession is used outside of SessionProvider");
  return value;
}

/** The calendar day of the server's time; components that use it are drawn anew only when it changes. */
export function useToday(): number {
  const { clock } = useServer();
  const { calendar } = useSession();
  return useSyncExternalStore(clock.subscribe, () => calendar.day(clock.now()));
}

export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  const query = useServerQuery(["session"], (signal) => api.GET("/api/session", { signal }), { fixed: true });
  const session = query.data;
  const value = useMemo(
    () => (session === undefined ? null : { session, calendar: new Calendar(session.start, session.timezone) }),
    [session],
  );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (value === null) return null;
  return <SessionContext value={value}>{children}</SessionContext>;
}
