import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { type Profile, api } from "../../../shared/api";

export function useProfile(id: string) {
  return useServerQuery(["profile", id], (signal) => api.GET("/api/people/{person_id}", { params: { path: { person_id: id } }, signal }));
}

/** What the user can do about a person, by how the two stand. */
export function useRelationActions(profile: Profile) {
  const toasts = useToasts();
  const { name, id } = profile.person;
  const person = { params: { path: { person_id: id } } };
  const invitation = { params: { path: { invitation_id: profile.invitation_id ?? "" } } };
  const invite = useServerAction((note: string) => api.POST("/api/people/{person_id}/invite", { ...person, body: { note } }));
  const withdraw = useServerAction(() => api.POST("/api/people/{person_id}/withdraw", person));
  const remove = useServerAction(() => api.DELETE("/api/connections/{person_id}", person));
  const accept = useServerAction(() => api.POST("/api/invitations/{invitation_id}/accept", invitation));
  const ignore = useServerAction(() => api.POST("/api/invitations/{invitation_id}/ignore", invitation));
  const say = (text: string) => ({ onError: toasts.failed, onSuccess: () => toasts.done(text) });
  return {
    invite: (note: string) => invite.mutate(note, say(`${name} has your invitation.`)),
    withdraw: () => withdraw.mutate(null, say("Invitation withdrawn.")),
    remove: () => remove.mutate(null, say("Connection removed.")),
    accept: () => accept.mutate(null, say(`You and ${name} are connected.`)),
    ignore: () => ignore.mutate(null, say("Invitation ignored.")),
  };
}
