import { Menu, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";

import { useSession } from "../data/session";
import { PersonAvatar } from "./PersonAvatar";
import classes from "./shell.module.css";

/** The signed-in user's face in the app bar; opens a card with name and address. */
export function AccountMenu({ children }: { children?: ReactNode }): ReactNode {
  const { user } = useSession().session;
  return (
    <Menu position="bottom-end" width="auto">
      <Menu.Target>
        <UnstyledButton aria-label={`Account: ${user.name}`} title={user.name} className={classes.account}>
          <PersonAvatar person={user} size={34} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.card}>
          <PersonAvatar person={user} size={44} />
          <div>
            <div className={classes.name}>{user.name}</div>
            <div className={classes.address}>{user.email}</div>
          </div>
        </div>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
