import { Table } from "@mantine/core";
import type { ReactNode } from "react";

import classes from "./shared.module.css";

interface Props {
  /** What the table is of, for those who hear it. */
  name: string;
  head: readonly ReactNode[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How many columns at the left hold words. */
  words?: number;
}

/** A table of figures that scrolls by itself where the window is narrow; the first cell of a row names it. */
export function Sheet({ name, head, rows, words = 1 }: Props): ReactNode {
  const align = (column: number) => (column < words ? classes.word : classes.figure);
  return (
    <Table.ScrollContainer minWidth={0} type="native" className={classes.scroller}>
      <Table aria-label={name} verticalSpacing={6} className={classes.sheet}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={align(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={align(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={align(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
