import type { ShortcutText } from "@sentinel/kit";

/** Every key, as the help dialog lists them; the features themselves listen to the keys. */
export const SHORTCUTS: readonly ShortcutText[] = [
  { key: "j", does: "Next mail in the list" },
  { key: "k", does: "Previous mail in the list" },
  { key: "Enter", does: "Open the mail" },
  { key: "Esc", does: "Close the mail, the dialog or the compose window" },
  { key: "x", does: "Choose the mail for an action on several" },
  { key: "e", does: "Archive" },
  { key: "#", does: "Delete" },
  { key: "!", does: "Move to junk" },
  { key: "s", does: "Star or unstar" },
  { key: "u", does: "Mark as unread" },
  { key: "r", does: "Reply" },
  { key: "a", does: "Reply to all" },
  { key: "f", does: "Forward" },
  { key: "c", does: "Write a new mail" },
  { key: "/", does: "Search" },
  { key: "?", does: "Show this list" },
];
