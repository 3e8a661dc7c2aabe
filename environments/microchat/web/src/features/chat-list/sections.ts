import type { ChatList, ChatSummary } from "../../shared/api";

export interface Section {
  name: string;
  chats: ChatSummary[];
}

export type View = "all" | "unread" | "direct" | "channels";

export const VIEWS: Record<View, string> = { all: "All", unread: "Unread", direct: "People", channels: "Channels" };

const SHOWN: Record<View, (chat: ChatSummary) => boolean> = {
  all: () => true,
  unread: (chat) => chat.unread > 0,
  direct: (chat) => chat.kind === "direct" || chat.kind === "group",
  channels: (chat) => chat.kind === "channel",
};

/** The list in its parts: what is pinned, chats and meetings by their last message, each team's channels by name. */
export function sectionsOf({ teams, chats }: ChatList, view: View): Section[] {
  const shown = chats.filter(SHOWN[view]);
  const free = shown.filter((chat) => !chat.is_pinned);
  const sections = [
    { name: "Pinned", chats: shown.filter((chat) => chat.is_pinned) },
    { name: "Chats", chats: free.filter((chat) => chat.kind === "direct" || chat.kind === "group") },
    { name: "Meetings", chats: free.filter((chat) => chat.kind === "meeting") },
    ...teams.map((team) => ({
      name: team.name,
      chats: free.filter((chat) => chat.team_id === team.id).toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    })),
  ];
  return sections.filter((section) => section.chats.length > 0);
}
