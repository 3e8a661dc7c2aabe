import { IconMusic } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./shared.module.css";

/** What a playlist looks like: the covers of its first songs. */
export function Covers({ urls, size }: { urls: readonly string[]; size: number }): ReactNode {
  const shown = urls.length >= 4 ? urls.slice(0, 4) : urls.slice(0, 1);
  return (
    <span className={classes.covers} data-four={shown.length === 4 || undefined} style={{ width: size, height: size }} aria-hidden>
      {shown.map((url) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
      {shown.length === 0 && <IconMusic size={size * 0.45} stroke={1.5} />}
    </span>
  );
}
