import type { ReactNode } from "react";

import classes from "./files.module.css";
import { type ArchivePreview, type FilePreview, type TablePreview, type TextPreview, sizeText } from "./shown-file";

const FIGURE = /^[-+]?[\d.,]+%?$/;

function isFigure(text: string): true | undefined {
  return FIGURE.test(text) || undefined;
}

/** What the server read out of a file. */
export function PreviewView({ preview }: { preview: FilePreview }): ReactNode {
  return (
    <>
      {preview.shape === "table" && <Table preview={preview} />}
      {preview.shape === "text" && <Text preview={preview} />}
      {preview.shape === "archive" && <Archive preview={preview} />}
      {preview.is_cut && <p className={classes.cut}>The file goes on. Download it to see the rest.</p>}
    </>
  );
}

function Table({ preview }: { preview: TablePreview }): ReactNode {
  const [heading = [], ...rows] = preview.rows;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {heading.map((cell, column) => (
            <th key={column} scope="col" data-figure={isFigure(rows[0]?.[column] ?? "")}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} data-figure={isFigure(cell)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Text({ preview }: { preview: TextPreview }): ReactNode {
  return (
    <div className={classes.text}>
      {preview.paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}

function Archive({ preview }: { preview: ArchivePreview }): ReactNode {
  return (
    <ul aria-label="Files in the archive" className={classes.entries}>
      {preview.entries.map(({ name, size_bytes }) => (
        <li key={name}>
          <span>{name}</span> <span className={classes.size}>{sizeText(size_bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
