import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useNetwork() {
  return useServerQuery(["network"], (signal) => api.GET("/api/network", { signal }));
}

export function useConnections(search: string) {
  return useServerQuery(["connections", search], (signal) => api.GET("/api/connections", { params: { query: { search } }, signal }));
}

const person = (id: string) => ({ params: { path: { person_id: id } } });
const invitation = (id: string) => ({ params: { path: { invitation_id: id } } });

/** Everything the network page does. */
export function useNetworkActions() {
  const toasts = useToasts();
  const accept = useServerAction((id: string) => api.POST("/api/invitations/{invitation_id}/accept", invitation(id)));
  const ignore = useServerAction((id: string) => api.POST("/api/invitations/{invitation_id}/ignore", invitation(id)));
  const invite = useServerAction((id: string) => api.POST("/api/people/{person_id}/invite", { ...person(id), body: { note: "" } }));
  const withdraw = useServerAction((id: string) => api.POST("/api/people/{person_id}/withdraw", person(id)));
  const dismiss = useServerAction((id: string) => api.POST("/api/suggestions/{suggestion_id}/dismiss", { params: { path: { suggestion_id: id } } }));
  const say = (text: string) => ({ onError: toasts.failed, onSuccess: () => toasts.done(text) });
  return {
    accept: (id: string, name: string) => accept.mutate(id, say(`You and ${name} are connected.`)),
    ignore: (id: string) => ignore.mutate(id, say("Invitation ignored.")),
    invite: (id: string, name: string) => invite.mutate(id, say(`${name} has your invitation.`)),
    withdraw: (id: string) => withdraw.mutate(id, say("Invitation withdrawn.")),
    dismiss: (id: string) => dismiss.mutate(id, { onError: toasts.failed }),
  };
}
