import { Menu } from "@mantine/core";
import { AccountMenu, IconButton, ShortcutHelp, useServerAction, useServerQuery, useShortcuts, useToasts } from "@sentinel/kit";
import { IconHelpCircle, IconSearch, IconX } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { api } from "../shared/api";
import { PRESENCE, PresenceDot } from "../shared/presence";
import classes from "./Frame.module.css";

const SHORTCUTS = [
  { key: "/", does: "Search messages" },
  { key: "Enter", does: "Send the message" },
  { key: "Shift + Enter", does: "Begin a new line" },
  { key: "Esc", does: "Close the thread, the details or the chat" },
  { key: "?", does: "Show this list" },
];
const CHOICES = ["available", "busy", "away", "offline"] as const;

export function TopBar(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  useShortcuts({ "/": () => box.current?.focus(), "?": () => setHelpOpen(true) });
  return (
    <header className={classes.bar}>
      <span className={classes.brand}>
        Micro<b>Chat</b>
      </span>
      <SearchBox key={search} box={box} search={search} />
      <div className={classes.tools}>
        <OwnPresence />
        <IconButton label="Keyboard shortcuts" size={34} onClick={() => setHelpOpen(true)}>
          <IconHelpCircle size={21} stroke={1.7} aria-hidden />
        </IconButton>
        <AccountMenu />
      </div>
      <ShortcutHelp shortcuts={SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </header>
  );
}

/** Searches when the user presses Enter; what is typed is the box's own until then. */
function SearchBox({ box, search }: { box: RefObject<HTMLInputElement | null>; search: string }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(search);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") void navigate(`/search?q=${encodeURIComponent(wanted)}`);
  }

  function clear(): void {
    setText("");
    if (search !== "") void navigate("/chat");
  }

  return (
    <form role="search" className={classes.search} onSubmit={onSubmit}>
      <IconSearch size={17} aria-hidden />
      <input ref={box} type="text" aria-label="Search messages" placeholder="Search messages" value={text} onChange={(event) => setText(event.target.value)} />
      {text !== "" && (
        <IconButton label="Clear search" size={26} onClick={clear}>
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}

/** What others see of the user, and the choice of it. */
function OwnPresence(): ReactNode {
  const toasts = useToasts();
  const { data } = useServerQuery(["presence"], (signal) => api.GET("/api/presence", { signal }));
  const { mutate } = useServerAction((state: (typeof CHOICES)[number]) => api.PUT("/api/presence", { body: { state, note: "" } }));
  if (data === undefined) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.state} aria-label={`Your status: ${PRESENCE[data.state]}`}>
          <PresenceDot state={data.state} isLone /> {PRESENCE[data.state]}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {CHOICES.map((state) => (
          <Menu.Item key={state} leftSection={<PresenceDot state={state} isLone />} onClick={() => mutate(state, { onError: toasts.failed })}>
            {PRESENCE[state]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
