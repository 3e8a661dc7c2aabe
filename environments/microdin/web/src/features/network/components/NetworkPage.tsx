import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { PersonLine } from "../../../shared/PersonLine";
import { countOf } from "../../../shared/text";
import { useNetwork, useNetworkActions } from "../api/use-network";
import { Invitations } from "./Invitations";
import { Suggestions } from "./Suggestions";

/** Who wants to be connected with the user, and with whom the user may want to be. */
export function NetworkPage(): ReactNode {
  const { withdraw } = useNetworkActions();
  return (
    <Loaded query={useNetwork()} what="Your network">
      {(network) => (
        <div className={cards.stack}>
          <Invitations invitations={network.invitations} />
          <section aria-label="Connections" className={`${cards.card} ${cards.head}`}>
            <span className={cards.title}>{countOf(network.connection_count, "connection")}</span>
            <span className={cards.spacer} />
            <Button component={Link} to="/connections" variant="subtle">
              See all connections
            </Button>
          </section>
          {network.sent.length > 0 && (
            <section aria-label="Sent invitations" className={cards.card}>
              <div role="presentation" className={cards.head}>
                <h2 className={cards.title}>Sent</h2>
              </div>
              <ul className={cards.list} aria-label="Sent invitations">
                {network.sent.map(({ person }) => (
                  <li key={person.id} className={cards.row}>
                    <PersonLine
                      person={person}
                      buttons={
                        <Button variant="subtle" color="gray" aria-label={`Withdraw the invitation of ${person.name}`} onClick={() => withdraw(person.id)}>
                          Withdraw
                        </Button>
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Suggestions suggestions={network.suggestions} />
        </div>
      )}
    </Loaded>
  );
}
