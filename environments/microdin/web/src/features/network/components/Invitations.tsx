import { Button } from "@mantine/core";
import { EmptyState } from "@sentinel/kit";
import { IconMailOpened } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Invitation } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { PersonLine } from "../../../shared/PersonLine";
import { When } from "../../../shared/When";
import { useNetworkActions } from "../api/use-network";

/** Who waits for an answer, the newest first. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }): ReactNode {
  const { accept, ignore } = useNetworkActions();
  return (
    <section aria-label="Invitations" className={cards.card}>
      <div role="presentation" className={cards.head}>
        <h1 className={cards.title}>Invitations</h1>
        <span className={cards.count}>{invitations.length} waiting for an answer</span>
      </div>
      {invitations.length === 0 && <EmptyState icon={<IconMailOpened size={40} stroke={1.3} />} title="Nobody waits for an answer" />}
      <ul className={cards.list} aria-label="Invitations, the newest first">
        {invitations.map(({ id, person, note, sent_at_s: sentAtS }) => (
          <li key={id} className={cards.row}>
            <PersonLine
              person={person}
              buttons={
                <>
                  <Button variant="subtle" color="gray" aria-label={`Ignore ${person.name}`} onClick={() => ignore(id)}>
                    Ignore
                  </Button>
                  <Button variant="outline" aria-label={`Accept ${person.name}`} onClick={() => accept(id, person.name)}>
                    Accept
                  </Button>
                </>
              }
            >
              <div className={cards.line}>
                <When atS={sentAtS} />
              </div>
              {note !== "" && <p className={cards.note}>{note}</p>}
            </PersonLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
