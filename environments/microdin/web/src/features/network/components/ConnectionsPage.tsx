import { Button, TextInput } from "@mantine/core";
import { EmptyState } from "@sentinel/kit";
import { IconSearch, IconUsers } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { PersonLine } from "../../../shared/PersonLine";
import { countOf } from "../../../shared/text";
import { useConnections } from "../api/use-network";

/** Everybody with whom the user is connected. */
export function ConnectionsPage(): ReactNode {
  const [search, setSearch] = useState("");
  return (
    <section aria-label="Connections" className={cards.card}>
      <div role="presentation" className={cards.head}>
        <h1 className={cards.title}>Connections</h1>
        <span className={cards.spacer} />
        <TextInput
          aria-label="Search connections"
          placeholder="Name or job"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Loaded query={useConnections(search)} what="Your connections">
        {(connections) => (
          <>
            <div className={`${cards.count} ${cards.row}`}>{countOf(connections.length, "connection")}</div>
            {connections.length === 0 && <EmptyState icon={<IconUsers size={40} stroke={1.3} />} title="Nobody of this name" />}
            <ul className={cards.list} aria-label="Connections, the newest first">
              {connections.map(({ person }) => (
                <li key={person.id} className={cards.row}>
                  <PersonLine
                    person={person}
                    buttons={
                      <Button component={Link} to={`/messaging/${person.id}`} variant="outline" aria-label={`Message ${person.name}`}>
                        Message
                      </Button>
                    }
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
