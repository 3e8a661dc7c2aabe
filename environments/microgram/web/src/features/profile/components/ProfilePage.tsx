import { Button } from "@mantine/core";
import { ApiError, EmptyState, ErrorState, LoadingRows, PersonAvatar, useToasts } from "@sentinel/kit";
import { IconCamera, IconUserQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";

import { FollowButton } from "../../../shared/FollowButton";
import { Tiles } from "../../../shared/Tiles";
import { countOf } from "../../../shared/words";
import { useBeginThread, useProfile } from "../api/use-profile";
import classes from "./Profile.module.css";

export function ProfilePage(): ReactNode {
  const { profileId = "" } = useParams();
  const query = useProfile(profileId);
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState icon={<IconUserQuestion size={46} stroke={1.3} />} title="There is no such profile" />;
  }
  if (query.isError) return <ErrorState error={query.error} title="The profile could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading the profile" />;
  const profile = query.data;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <PersonAvatar person={profile} size={128} radius="50%" />
        <div>
          <div className={classes.title}>
            <h1>{profile.name}</h1>
            <FollowButton profile={profile} />
            {!profile.is_user && <MessageButton id={profile.id} />}
          </div>
          <p className={classes.counts}>
            {countOf(profile.posts.length, "post", "posts")} · {countOf(profile.followers, "follower", "followers")} ·{" "}
            {profile.following.toLocaleString("en-US")} following
          </p>
          <p className={classes.handle}>
            @{profile.handle} {profile.city !== "" && `· ${profile.city}`}
          </p>
          <p className={classes.bio}>{profile.bio}</p>
        </div>
      </header>
      {profile.posts.length > 0 ? (
        <Tiles key={profileId} tiles={profile.posts} label="Posts" />
      ) : (
        <EmptyState icon={<IconCamera size={46} stroke={1.3} />} title="No posts yet" />
      )}
    </div>
  );
}

function MessageButton({ id }: { id: string }): ReactNode {
  const navigate = useNavigate();
  const { failed } = useToasts();
  const { mutate } = useBeginThread();
  const open = () => mutate(id, { onSuccess: (thread) => void navigate(`/messages/${thread.id}`), onError: failed });
  return (
    <Button size="sm" variant="default" onClick={open}>
      Message
    </Button>
  );
}
