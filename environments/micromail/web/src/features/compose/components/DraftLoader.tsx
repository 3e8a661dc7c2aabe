import { useToasts } from "@sentinel/kit";
import { useEffect } from "react";

import type { Mail } from "../../../shared/api";
import { useMail } from "../../../shared/use-mail";

interface Props {
  id: string;
  onLoaded: (mail: Mail) => void;
  onFailed: () => void;
}

/** Fetches a saved draft once; from then on the compose window's own text counts. */
export function DraftLoader({ id, onLoaded, onFailed }: Props): null {
  const { data, error } = useMail(id);
  const toasts = useToasts();
  useEffect(() => {
    if (data !== undefined) onLoaded(data);
    else if (error !== null) {
      toasts.failed(error);
      onFailed();
    }
  }, [data, error, onLoaded, onFailed, toasts]);
  return null;
}
