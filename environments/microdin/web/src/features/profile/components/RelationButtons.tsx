import { Button, Menu } from "@mantine/core";
import { ConfirmDialog, IconButton } from "@sentinel/kit";
import { IconDots, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Profile } from "../../../shared/api";
import { useRelationActions } from "../api/use-profile";
import classes from "./Profile.module.css";

/** Connect, answer, withdraw, write or part: what fits to how the two stand. */
export function RelationButtons({ profile }: { profile: Profile }): ReactNode {
  const actions = useRelationActions(profile);
  const [isParting, setParting] = useState(false);
  const { relation, person } = profile;
  if (relation === "self") return null;
  return (
    <div role="presentation" className={classes.actions}>
      {relation === "none" && (
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => actions.invite("")}>
          Connect
        </Button>
      )}
      {relation === "invited" && (
        <Button variant="outline" onClick={actions.withdraw}>
          Withdraw invitation
        </Button>
      )}
      {relation === "asks" && (
        <>
          <Button onClick={actions.accept}>Accept invitation</Button>
          <Button variant="subtle" color="gray" onClick={actions.ignore}>
            Ignore
          </Button>
        </>
      )}
      <Button component={Link} to={`/messaging/${person.id}`} variant={relation === "connected" ? "filled" : "outline"}>
        Message
      </Button>
      {relation === "connected" && (
        <Menu position="bottom-start" width={200}>
          <Menu.Target>
            <IconButton label="More for this person" size={36}>
              <IconDots size={20} aria-hidden />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" leftSection={<IconUserMinus size={17} aria-hidden />} onClick={() => setParting(true)}>
              Remove connection
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmDialog isOpen={isParting} title={`Remove ${person.name}?`} action="Remove" onConfirm={actions.remove} onClose={() => setParting(false)}>
        The two of you will not be connected any more. {person.name} is not told.
      </ConfirmDialog>
    </div>
  );
}
