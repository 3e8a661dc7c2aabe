import { ApiError, EmptyState, ErrorState, IconButton, useShortcuts } from "@sentinel/kit";
import { IconChevronLeft, IconChevronRight, IconPhotoOff, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";

import { Moment } from "../../../shared/Moment";
import { PersonLink } from "../../../shared/PersonLink";
import { useSeeing, useStory } from "../api/use-stories";
import classes from "./Stories.module.css";

/** One story, large; the next one comes when the user asks for it and not by itself. */
export function StoryViewer(): ReactNode {
  const { storyId = "" } = useParams();
  return (
    <main aria-label="Story" className={classes.viewer}>
      <OpenStory key={storyId} id={storyId} />
    </main>
  );
}

function OpenStory({ id }: { id: string }): ReactNode {
  const navigate = useNavigate();
  const query = useStory(id);
  useSeeing(id);
  const story = query.data;
  const close = () => void navigate("/");
  const goTo = (other: string | null | undefined) => other && void navigate(`/stories/${other}`, { replace: true });
  useShortcuts({ Escape: close, ArrowLeft: () => goTo(story?.previous_id), ArrowRight: () => goTo(story?.next_id) });
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState icon={<IconPhotoOff size={46} stroke={1.3} />} title="This story is not there any more" />;
  }
  if (query.isError) return <ErrorState error={query.error} title="The story could not be loaded" onRetry={() => void query.refetch()} />;
  if (story === undefined) return null;
  return (
    <>
      <IconButton label="Close" size={42} className={classes.close} onClick={close}>
        <IconX size={28} aria-hidden />
      </IconButton>
      <IconButton label="Previous story" size={46} className={classes.step} disabled={story.previous_id === null} onClick={() => goTo(story.previous_id)}>
        <IconChevronLeft size={30} aria-hidden />
      </IconButton>
      <article aria-label={`Story by ${story.author.name}`} className={classes.story}>
        <img src={story.picture.url} alt={story.picture.alt} />
        <header>
          <PersonLink profile={story.author}>
            <Moment atS={story.posted_at_s} /> · {story.position} of {story.count}
          </PersonLink>
        </header>
        <p>{story.text}</p>
      </article>
      <IconButton label="Next story" size={46} className={classes.step} disabled={story.next_id === null} onClick={() => goTo(story.next_id)}>
        <IconChevronRight size={30} aria-hidden />
      </IconButton>
    </>
  );
}
