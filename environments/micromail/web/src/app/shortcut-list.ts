import type { Shortcut } from "@sentinel/kit";

const none = (): void => undefined;

/** Every key, as the help dialog lists them; the features themselves listen to the keys. */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: "j", does: "Next mail in the list", run: none },
  { key: "k", does: "Previous mail in the list", run: none },
  { key: "Enter", does: "Open the mail", run: none },
  { key: "Escape", shown: "Esc", does: "Close the mail, the dialog or the compose window", run: none },
  { key: "x", does: "Choose the mail for an action on several", run: none },
  { key: "e", does: "Archive", run: none },
  { key: "#", does: "Delete", run: none },
  { key: "!", does: "Move to junk", run: none },
  { key: "s", does: "Star or unstar", run: none },
  { key: "u", does: "Mark as unread", run: none },
  { key: "r", does: "Reply", run: none },
  { key: "a", does: "Reply to all", run: none },
  { key: "f", does: "Forward", run: none },
  { key: "c", does: "Write a new mail", run: none },
  { key: "/", does: "Search", run: none },
  { key: "?", does: "Show this list", run: none },
];
