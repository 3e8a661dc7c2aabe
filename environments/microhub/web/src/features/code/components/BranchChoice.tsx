import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import type { Branch } from "../../../shared/api";
import { useBranches } from "../api/use-code";
import classes from "./Code.module.css";

interface Props {
  repoId: string;
  current: Branch;
}

/** Which branch is shown. */
export function BranchChoice({ repoId, current }: Props): ReactNode {
  const navigate = useNavigate();
  const branches = useBranches(repoId).data ?? [current];
  return (
    <select
      aria-label="Branch"
      className={classes.choice}
      value={current.id}
      onChange={(event) => void navigate(`/repo/${repoId}/tree/${event.target.value}`)}
    >
      {branches.map((branch) => (
        <option key={branch.id} value={branch.id}>
          {branch.name}
        </option>
      ))}
    </select>
  );
}
