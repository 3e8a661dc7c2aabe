import { useToasts } from "@sentinel/kit";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useAbout } from "../api/use-code";
import classes from "./Code.module.css";

/** The address under which the repository is cloned. */
export function CloneBox({ repoId }: { repoId: string }): ReactNode {
  const { done, failed } = useToasts();
  const url = useAbout(repoId).data?.clone_url ?? "";
  function copy(): void {
    navigator.clipboard.writeText(url).then(
      () => done("Address copied"),
      () => failed(new Error("The browser does not allow to copy; mark the address and copy it yourself.")),
    );
  }
  return (
    <div className={classes.clone}>
      <label>
        Clone <input readOnly aria-label="Address to clone" value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" aria-label="Copy the address" title="Copy the address" onClick={copy}>
        <IconCopy size={16} aria-hidden />
      </button>
    </div>
  );
}
