"""Rows of the tables in the shapes of responses."""

from __future__ import annotations

from collections.abc import Sequence

from environments._kit.media import avatar_url
from environments._kit.world import World
from environments.microgram.models.pictures import picture_info
from environments.microgram.models.shapes import (
    ActivityInfo,
    CommentInfo,
    MessageInfo,
    PostCard,
    PostDetail,
    ProfileCard,
    ProfileDetail,
    ProfileRow,
    StoryDetail,
    StoryGroup,
    ThreadCard,
    ThreadDetail,
    Tile,
)
from environments.microgram.models.sharing import preview
from environments.microgram.models.tables import NAME, Activity, Comment, Message, Post, Profile, Story, Thread

CAPTION_CHARS = 140
MESSAGE_CHARS = 48


def profile_card(profile: Profile, world: World) -> ProfileCard:
    """An account for a list."""
    return ProfileCard(**_profile_fields(profile, world))


def profile_row(profile: Profile, world: World) -> ProfileRow:
    """An account in a search or among suggestions."""
    return ProfileRow(**_profile_fields(profile, world), city=profile.city)


def profile_detail(profile: Profile, posts: Sequence[Post], world: World) -> ProfileDetail:
    """An opened profile."""
    return ProfileDetail(
        **_profile_fields(profile, world),
        bio=profile.bio,
        city=profile.city,
        followers=profile.followers + profile.is_followed,
        following=profile.following,
        posts=[tile(post) for post in posts],
    )


def tile(post: Post) -> Tile:
    """A post for a grid."""
    return Tile(id=post.id, author_name=post.author.name, picture=picture_info(post))


def post_card(post: Post, world: World) -> PostCard:
    """A post for the feed."""
    return PostCard(**_post_fields(post, world), caption=preview(post.caption, CAPTION_CHARS))


def post_detail(post: Post, world: World) -> PostDetail:
    """An opened post."""
    return PostDetail(
        **_post_fields(post, world),
        caption=post.caption,
        comment_list=[comment_info(comment, world) for comment in post.comments],
    )


def comment_info(comment: Comment, world: World) -> CommentInfo:
    """A comment."""
    return CommentInfo(
        id=comment.id,
        author=profile_card(comment.author, world),
        text=comment.text,
        written_at_s=comment.written_at_s,
        likes=comment.likes + comment.is_liked,
        is_liked=comment.is_liked,
    )


def story_group(stories: Sequence[Story], world: World) -> StoryGroup:
    """The stories of one author, oldest first, for the bar."""
    unseen = [story for story in stories if not story.is_seen]
    return StoryGroup(
        author=profile_card(stories[0].author, world),
        count=len(stories),
        unseen=len(unseen),
        newest_at_s=stories[-1].posted_at_s,
        first_id=(unseen or stories)[0].id,
    )


def story_detail(order: Sequence[Story], story: Story, world: World) -> StoryDetail:
    """An opened story.

    Args:
        order: All stories as the viewer goes through them.
        story: The opened one.
        world: Whose pictures.
    """
    place = order.index(story)
    own = [other for other in order if other.author_ref == story.author_ref]
    return StoryDetail(
        id=story.id,
        author=profile_card(story.author, world),
        picture=picture_info(story),
        text=story.text,
        posted_at_s=story.posted_at_s,
        position=own.index(story) + 1,
        count=len(own),
        previous_id=order[place - 1].id if place else None,
        next_id=order[place + 1].id if place + 1 < len(order) else None,
    )


def thread_card(thread: Thread, world: World) -> ThreadCard:
    """A thread for the list."""
    last = thread.messages[-1] if thread.messages else None
    return ThreadCard(
        id=thread.id,
        name=thread.shown_name,
        members=[profile_card(member.profile, world) for member in thread.members],
        last_preview=preview(_who(last, thread) + last.text, MESSAGE_CHARS) if last else "",
        last_at_s=last.sent_at_s if last else thread.added_at,
        unread=sum(not message.is_read for message in thread.messages),
        is_muted=thread.is_muted,
    )


def thread_detail(thread: Thread, world: World) -> ThreadDetail:
    """An opened thread."""
    return ThreadDetail(
        id=thread.id,
        name=thread.shown_name,
        members=[profile_card(member.profile, world) for member in thread.members],
        is_muted=thread.is_muted,
        messages=[message_info(message, world) for message in thread.messages],
    )


def message_info(message: Message, world: World) -> MessageInfo:
    """A message."""
    return MessageInfo(
        id=message.id,
        sender=profile_card(message.sender, world),
        text=message.text,
        sent_at_s=message.sent_at_s,
        is_read=message.is_read,
    )


def activity_info(activity: Activity, world: World) -> ActivityInfo:
    """Something that concerns the user."""
    post = activity.post
    return ActivityInfo(
        id=activity.id,
        kind=activity.kind,
        actor=profile_card(activity.actor, world),
        post_id=post.id if post else None,
        picture=picture_info(post) if post else None,
        at_s=activity.at_s,
        is_read=activity.is_read,
    )


def _who(message: Message, thread: Thread) -> str:
    if message.sender.is_user:
        return "You: "
    return f"{message.sender.name.split()[0]}: " if len(thread.members) > 1 else ""


def _profile_fields(profile: Profile, world: World) -> dict[str, object]:
    same = ("id", "name", "handle", "is_user", "is_followed")
    return {name: getattr(profile, name) for name in same} | {"avatar_url": avatar_url(world, NAME, profile.ref)}


def _post_fields(post: Post, world: World) -> dict[str, object]:
    same = ("id", "place", "posted_at_s", "is_liked", "is_saved")
    return {name: getattr(post, name) for name in same} | {
        "author": profile_card(post.author, world),
        "picture": picture_info(post),
        "is_caption_cut": preview(post.caption, CAPTION_CHARS) != " ".join(post.caption.split()),
        "likes": post.all_likes,
        "comments": len(post.comments),
    }
