import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Account } from "./api";
import classes from "./shared.module.css";

interface Props {
  account: Account;
  /** In pixels; 0 = no face. */
  face?: number;
}

/** Face and name of somebody, leading to the profile. */
export function AccountLink({ account, face = 20 }: Props): ReactNode {
  return (
    <Link to={`/users/${account.is_user ? "me" : account.id}`} className={classes.account}>
      {face > 0 && <PersonAvatar person={account} size={face} radius={account.is_organisation ? 5 : "xl"} />}
      <span>{account.name}</span>
    </Link>
  );
}
