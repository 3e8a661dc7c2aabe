import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofNotification = (id: string) => ({ params: { path: { notification_id: id } } });

/** What the user is told of, newest first. */
export function useNotifications() {
  return useServerQuery(["notifications"], (signal) => api.GET("/api/notifications", { signal }));
}

export function useNotificationRequests() {
  const { failed } = useToasts();
  const { mutate: mark } = useServerAction(({ id, read }: { id: string; read: boolean }) =>
    api.POST("/api/notifications/{notification_id}/read", { ...ofNotification(id), body: { read } }),
  );
  const { mutate: readAll } = useServerAction(() => api.POST("/api/notifications/read"));
  const { mutate: dismiss } = useServerAction((id: string) => api.DELETE("/api/notifications/{notification_id}", ofNotification(id)));
  return {
    mark: (id: string, read: boolean) => mark({ id, read }, { onError: failed }),
    readAll: () => readAll(undefined, { onError: failed }),
    dismiss: (id: string) => dismiss(id, { onError: failed }),
  };
}
