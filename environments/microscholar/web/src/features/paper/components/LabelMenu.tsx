import { Menu } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { IconCheck, IconTag } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Paper } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useLabelPaper, useLabels } from "../api/use-paper";

/** The labels of a saved paper: each click puts one on or takes it off. */
export function LabelMenu({ paper }: { paper: Paper }): ReactNode {
  const labels = useLabels().data ?? [];
  const { mutate } = useLabelPaper(paper.id);
  const { failed } = useToasts();
  const borne = new Set(paper.labels.map((label) => label.id));
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <button type="button" className={shared.button}>
          <IconTag size={17} aria-hidden /> Labels
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {labels.length === 0 && <Menu.Label>Make labels in your library first.</Menu.Label>}
        {labels.map((label) => {
          const isOn = borne.has(label.id);
          return (
            <Menu.Item
              key={label.id}
              role="menuitemcheckbox"
              aria-checked={isOn}
              leftSection={<IconCheck size={15} aria-hidden style={{ visibility: isOn ? "visible" : "hidden" }} />}
              onClick={() => mutate({ label_id: label.id, on: !isOn }, { onError: failed })}
            >
              {label.name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
