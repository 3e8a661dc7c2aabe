import { Menu } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { IconTag } from "@tabler/icons-react";
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
        {labels.map((label) => (
          <Menu.CheckboxItem
            key={label.id}
            checked={borne.has(label.id)}
            onChange={(on) => mutate({ label_id: label.id, on }, { onError: failed })}
          >
            {label.name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
