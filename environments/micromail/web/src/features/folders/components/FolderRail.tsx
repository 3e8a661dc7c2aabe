import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

import { FOLDERS } from "../../../shared/folders";
import { useFolders } from "../../../shared/use-folders";
import classes from "./FolderRail.module.css";

/** The folders with their badges, and the way to a new mail. */
export function FolderRail({ onCompose }: { onCompose: () => void }): ReactNode {
  const folders = useFolders();
  const countsOf = (id: string) => folders.data?.find((folder) => folder.id === id);
  return (
    <nav aria-label="Folders" className={classes.rail}>
      <Button fullWidth size="md" leftSection={<IconPencil size={18} aria-hidden />} onClick={onCompose} className={classes.compose}>
        New mail
      </Button>
      {FOLDERS.map(({ id, name, icon: Icon }) => (
        <NavLink key={id} to={`/${id}`} className={classes.folder ?? ""}>
          <Icon size={18} stroke={1.7} aria-hidden />
          <span role="presentation" className={classes.name}>
            {name}
          </span>
          <Badge id={id} total={countsOf(id)?.total ?? 0} unread={countsOf(id)?.unread ?? 0} />
        </NavLink>
      ))}
    </nav>
  );
}

/** Unread mails; drafts are all counted, since each still waits for the user. */
function Badge({ id, total, unread }: { id: string; total: number; unread: number }): ReactNode {
  const isDrafts = id === "drafts";
  const count = isDrafts ? total : unread;
  if (count === 0) return null;
  return (
    <span role="presentation" className={classes.badge} data-quiet={isDrafts || undefined}>
      {count}
      <span className="heard">{isDrafts ? " in all" : " unread"}</span>
    </span>
  );
}
