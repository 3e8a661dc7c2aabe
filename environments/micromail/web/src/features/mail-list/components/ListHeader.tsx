import { Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconArrowsSort, IconListCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { FILTERS, type ListView, SORTINGS } from "../list-view";
import classes from "./MailList.module.css";

interface TitleProps {
  title: string;
  count: string | null;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  onSelect: () => void;
}

function sortingOf(name: string): Partial<ListView> {
  const { sort, order } = SORTINGS.find((sorting) => sorting.name === name) ?? SORTINGS[0];
  return { sort, order };
}

/** What the list is of, how much it holds, and how it is sorted. */
export function TitleLine({ title, count, view, onView, onSelect }: TitleProps): ReactNode {
  const sorting = SORTINGS.find(({ sort, order }) => sort === view.sort && order === view.order)?.name ?? "";
  return (
    <div className={classes.titleLine}>
      <h1 className={classes.title}>{title}</h1>
      {count !== null && <span className={classes.count}>{count}</span>}
      <span className={classes.spacer} />
      <IconButton label="Select mails" onClick={onSelect}>
        <IconListCheck size={19} aria-hidden />
      </IconButton>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <IconButton label={`Sort: ${sorting}`}>
            <IconArrowsSort size={18} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={sorting} onChange={(name) => onView(sortingOf(name))}>
            {SORTINGS.map(({ name }) => (
              <Menu.RadioItem key={name} value={name} closeMenuOnClick>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** One filter at a time. */
export function FilterChips({ view, onView }: Pick<TitleProps, "view" | "onView">): ReactNode {
  return (
    <div role="group" aria-label="Filter" className={classes.filters}>
      {FILTERS.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={view.filter === id} className={classes.filter} onClick={() => onView({ filter: id })}>
          {name}
        </button>
      ))}
    </div>
  );
}
