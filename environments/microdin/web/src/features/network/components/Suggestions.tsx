import { Button } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconUserPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Suggestion } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Face, NameLink } from "../../../shared/PersonLine";
import { useNetworkActions } from "../api/use-network";
import classes from "./Network.module.css";

/** People whom the user may know. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }): ReactNode {
  const { invite, dismiss } = useNetworkActions();
  return (
    <section aria-label="People you may know" className={cards.card}>
      <div role="presentation" className={cards.head}>
        <h2 className={cards.title}>People you may know</h2>
      </div>
      <ul className={classes.tiles} aria-label="Suggestions">
        {suggestions.map(({ id, person, reason }) => (
          <li key={id} className={classes.tile}>
            <IconButton label={`Dismiss ${person.name}`} size={28} className={classes.dismiss} onClick={() => dismiss(id)}>
              <IconX size={17} aria-hidden />
            </IconButton>
            <Face person={person} size={72} />
            <NameLink person={person} />
            <div className={cards.line}>{person.line}</div>
            <div className={classes.reason}>{reason}</div>
            <Button
              variant="outline"
              leftSection={<IconUserPlus size={17} aria-hidden />}
              aria-label={`Connect with ${person.name}`}
              onClick={() => invite(person.id, person.name)}
            >
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
