/** The page of one run: a frame with tabs, each an address of its own. */
import { Container, Group, Stack, Tabs, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Route, Routes, useLocation, useNavigate } from "react-router";

import { BaselinesTab } from "../features/baselines/BaselinesTab";
import { DetailPage } from "../features/detail/DetailPage";
import { ResultsTab } from "../features/results/ResultsTab";
import { RunTab } from "../features/run/RunTab";
import { SpendingTab } from "../features/spending/SpendingTab";
import { TasksTab } from "../features/tasks/TasksTab";
import type { RunData } from "../shared/data";
import { LabelBadges } from "../shared/LabelBadges";
import { SchemeButton } from "../shared/SchemeButton";

const TABS = [
  { path: "/", name: "Results" },
  { path: "/tasks", name: "Tasks" },
  { path: "/spending", name: "Time and tokens" },
  { path: "/baselines", name: "Baselines" },
  { path: "/run", name: "How it was run" },
];

export function RunPage({ data }: { data: RunData }): ReactNode {
  return (
    <Container size={1180} px={{ base: "xs", sm: "md" }} py="md">
      <Stack gap="md">
        <Heading data={data} />
        <main>
          <Navigation>
            <Routes>
              <Route path="/" element={<ResultsTab data={data} />} />
              <Route path="/tasks" element={<TasksTab data={data} />} />
              <Route path="/tasks/:task/:trial" element={<DetailPage data={data} />} />
              <Route path="/spending" element={<SpendingTab data={data} />} />
              <Route path="/baselines" element={<BaselinesTab data={data} />} />
              <Route path="/run" element={<RunTab data={data} />} />
              <Route path="*" element={<Text>There is no such part of the report.</Text>} />
            </Routes>
          </Navigation>
        </main>
      </Stack>
    </Container>
  );
}

function Heading({ data }: { data: RunData }): ReactNode {
  const runs = data.rows.length;
  const tasks = new Set(data.rows.map((row) => row.task)).size;
  return (
    <header>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Title order={1}>{data.agent === "" ? "No result" : data.agent}</Title>
          <Text c="dimmed" size="sm">
            run {data.run} · {tasks} tasks{runs === tasks ? "" : `, ${runs} runs`}
          </Text>
        </div>
        <SchemeButton />
      </Group>
      <LabelBadges data={data} />
    </header>
  );
}

function Navigation({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = TABS.find(({ path }) => path !== "/" && pathname.startsWith(path))?.path ?? "/";
  return (
    <Tabs value={current} onChange={(path) => path !== null && void navigate(path)} activateTabWithKeyboard={false}>
      <Tabs.List aria-label="Parts of the report">
        {TABS.map(({ path, name }) => (
          <Tabs.Tab key={path} value={path}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
