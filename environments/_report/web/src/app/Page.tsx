/** Any page that Python writes: it reads which one it is, and draws it. */
import { Container, MantineProvider, Text } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { HashRouter } from "react-router";

import { type Data, readData } from "../shared/data";
import { ComparisonPage } from "./ComparisonPage";
import { RunPage } from "./RunPage";
import { theme } from "./theme";

export function Page(): ReactNode {
  const data = useMemo(() => readData(), []);
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {/* Without transitions what is typed into a filter is in the address before the next letter comes. */}
      <HashRouter useTransitions={false}>
        <Known data={data} />
      </HashRouter>
    </MantineProvider>
  );
}

function Known({ data }: { data: Data }): ReactNode {
  if (data.kind === "run") return <RunPage data={data} />;
  if (data.kind === "comparison") return <ComparisonPage data={data} />;
  return <Unknown kind={data.kind} />;
}

function Unknown({ kind }: { kind: string }): ReactNode {
  return (
    <Container py="xl">
      <Text>This program cannot show a page of the kind “{kind}”.</Text>
    </Container>
  );
}
