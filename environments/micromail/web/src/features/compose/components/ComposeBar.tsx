import { IconButton } from "@sentinel/kit";
import { IconMinus, IconRectangle, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./Compose.module.css";

interface Props {
  title: string;
  isSmall: boolean;
  onResize: () => void;
  onClose: () => void;
}

export function ComposeBar({ title, isSmall, onResize, onClose }: Props): ReactNode {
  return (
    <header className={classes.bar}>
      <h2 className={classes.title}>{title}</h2>
      <IconButton label={isSmall ? "Restore window" : "Minimise window"} variant="transparent" className={classes.barButton} onClick={onResize}>
        {isSmall ? <IconRectangle size={16} aria-hidden /> : <IconMinus size={17} aria-hidden />}
      </IconButton>
      <IconButton label="Save and close" variant="transparent" className={classes.barButton} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </header>
  );
}
