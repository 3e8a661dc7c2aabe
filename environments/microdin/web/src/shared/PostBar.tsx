import { Menu } from "@mantine/core";
import { IconMessageCircle, IconMoodPlus, IconRepeat, IconThumbUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Post, ReactionKind } from "./api";
import classes from "./PostCard.module.css";
import { usePostName } from "./post-name";
import { REACTIONS } from "./reactions";

interface Props {
  post: Post;
  onReact: (kind: ReactionKind) => void;
  onShare: () => void;
}

/** React, comment, share. */
export function PostBar({ post, onReact, onShare }: Props): ReactNode {
  const mine = REACTIONS.find(({ kind }) => kind === post.my_reaction);
  const Icon = mine?.Icon ?? IconThumbUp;
  const name = usePostName(post);
  const another = `React in another way to ${name}`;
  return (
    <div role="presentation" className={classes.bar}>
      <button
        type="button"
        aria-pressed={mine !== undefined}
        aria-label={mine === undefined ? `Like ${name}` : `${mine.name}: your reaction to ${name}`}
        className={classes.action}
        style={mine && { color: mine.colour }}
        onClick={() => onReact(mine?.kind ?? "like")}
      >
        <Icon size={19} aria-hidden /> {mine?.name ?? "Like"}
      </button>
      <Menu position="top" width={170}>
        <Menu.Target>
          <button type="button" className={classes.action} aria-label={another} title="React in another way">
            <IconMoodPlus size={19} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {REACTIONS.map(({ kind, name: word, colour, Icon: Sign }) => (
            <Menu.Item key={kind} leftSection={<Sign size={18} color={colour} aria-hidden />} onClick={() => onReact(kind)}>
              {word}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Link to={`/posts/${post.id}`} aria-label={`Comment on ${name}`} className={classes.action}>
        <IconMessageCircle size={19} aria-hidden /> Comment
      </Link>
      <button type="button" aria-label={`Share ${name}`} className={classes.action} onClick={onShare}>
        <IconRepeat size={19} aria-hidden /> Share
      </button>
    </div>
  );
}
