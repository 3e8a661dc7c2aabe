import { IconButton, PersonAvatar, useShortcuts } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Person } from "../../../shared/api";
import { FileCard } from "../../../shared/files";
import { PRESENCE, PresenceDot } from "../../../shared/presence";
import { useChat } from "../../../shared/use-chats";
import { useMessages } from "../api/use-conversation";
import classes from "./Conversation.module.css";

/** Who is in the chat, and the files that were sent in it. */
export function DetailsPane({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const chat = useChat(id);
  const files = useMessages(id).data?.flatMap((message) => message.files) ?? [];
  useShortcuts({ Escape: onClose });
  return (
    <section aria-label="Members and files" className={classes.side}>
      <header className={classes.sideHead}>
        <h2 className={classes.name}>Members and files</h2>
        <IconButton label="Close details" size={32} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      <div className={classes.details}>
        {chat.data?.members.map((member) => <Member key={member.id} member={member} />)}
        <h3 className={classes.filesTitle}>{files.length === 0 ? "No files yet" : "Files"}</h3>
        {files.map((file) => (
          <FileCard key={file.id} file={file} />
        ))}
      </div>
    </section>
  );
}

function Member({ member }: { member: Person }): ReactNode {
  return (
    <div className={classes.member}>
      <span className={classes.memberFace}>
        <PersonAvatar person={member} size={34} />
        <PresenceDot state={member.presence} />
      </span>
      <span>
        {member.name}
        <span className={classes.job}>
          {[PRESENCE[member.presence], member.note, member.job].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
    </div>
  );
}
