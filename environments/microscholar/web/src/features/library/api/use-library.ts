import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** What is saved; with a label, only what bears it. */
export function useLibrary(label: string | null) {
  return useServerQuery(["library", label], (signal) =>
    api.GET("/api/library", { params: { query: label === null ? {} : { label } }, signal }),
  );
}

export function useLabelRequests() {
  const { mutateAsync: create } = useServerAction((name: string) => api.POST("/api/labels", { body: { name } }));
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/labels/{label_id}", { params: { path: { label_id: id } } }));
  return { create, remove };
}

/** The citations that the user has copied. */
export function useCopied() {
  return useServerQuery(["copied"], (signal) => api.GET("/api/copied-citations", { signal }));
}

export function useForget() {
  return useServerAction((id: string) => api.DELETE("/api/copied-citations/{copy_id}", { params: { path: { copy_id: id } } }));
}
