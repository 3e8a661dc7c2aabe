import { useServerAction, useToasts } from "@sentinel/kit";
import { useMemo } from "react";

import { api } from "../../../shared/api";

interface Mark {
  id: string;
  isOn: boolean;
}

const of = (id: string) => ({ params: { path: { repo_id: id } } });

/** Starring and watching. */
export function useRepoActions() {
  const { failed } = useToasts();
  const { mutate: star } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/repos/{repo_id}/star", { ...of(id), body: { starred: isOn } }));
  const { mutate: watch } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/repos/{repo_id}/watch", { ...of(id), body: { watched: isOn } }));
  return useMemo(() => {
    const onError = (error: Error) => failed(error);
    return {
      setStarred: (id: string, isOn: boolean) => star({ id, isOn }, { onError }),
      setWatched: (id: string, isOn: boolean) => watch({ id, isOn }, { onError }),
    };
  }, [failed, star, watch]);
}
