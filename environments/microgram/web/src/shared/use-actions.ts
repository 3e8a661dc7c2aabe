/** What the user can do from more than one page. */
import { useServerAction, useToasts } from "@sentinel/kit";
import { useMemo } from "react";

import { type PostCard, type Profile, api } from "./api";

export interface Actions {
  setLiked: (post: PostCard, isLiked: boolean) => void;
  setSaved: (post: PostCard, isSaved: boolean) => void;
  setFollowed: (profile: Profile, isFollowed: boolean) => void;
}

interface Mark {
  id: string;
  isOn: boolean;
}

const ofPost = (id: string) => ({ params: { path: { post_id: id } } });
const ofProfile = (id: string) => ({ params: { path: { profile_id: id } } });

export function useActions(): Actions {
  const { done, failed } = useToasts();
  const { mutate: like } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/posts/{post_id}/like", { ...ofPost(id), body: { liked: isOn } }));
  const { mutate: save } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/posts/{post_id}/save", { ...ofPost(id), body: { saved: isOn } }));
  const { mutateAsync: follow } = useServerAction(({ id, isOn }: Mark) =>
    api.POST("/api/profiles/{profile_id}/follow", { ...ofProfile(id), body: { followed: isOn } }),
  );
  return useMemo(() => {
    const onError = (error: Error) => failed(error);
    return {
      setLiked: ({ id }, isOn) => like({ id, isOn }, { onError }),
      setSaved: ({ id }, isOn) => save({ id, isOn }, { onError }),
      setFollowed: ({ id, name }, isOn) => {
        // A promise, because the button may be gone before the answer is there.
        follow({ id, isOn }).then(() => done(isOn ? `You follow ${name} now.` : `You no longer follow ${name}.`), onError);
      },
    };
  }, [done, failed, like, save, follow]);
}
