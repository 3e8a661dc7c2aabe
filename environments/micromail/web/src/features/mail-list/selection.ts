import { useCallback, useState } from "react";

import type { MailSummary } from "../../shared/api";

export interface Selection {
  /** Whether rows show their boxes and a click chooses instead of opens. */
  isOn: boolean;
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  setAll: (ids: readonly string[]) => void;
  start: () => void;
  end: () => void;
}

/** Which mails are chosen for an action on many; only those still in the list count. */
export function useSelection(shown: readonly MailSummary[]): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => setChosen((old) => toggled(old, id)), []);
  const ids = new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)));
  return {
    isOn: isOn || ids.size > 0,
    ids,
    toggle,
    setAll: (all) => setChosen(new Set(all)),
    start: () => setOn(true),
    end: () => {
      setOn(false);
      setChosen(new Set());
    },
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
