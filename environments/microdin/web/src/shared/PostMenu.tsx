import { Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconDots, IconEyeOff, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Post } from "./api";
import { usePostName } from "./post-name";

interface Props {
  post: Post;
  onHide: () => void;
  onDelete: () => void;
}

/** What is done with a post rarely. */
export function PostMenu({ post, onHide, onDelete }: Props): ReactNode {
  const name = usePostName(post);
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <IconButton label={`More for ${name}`} size={30}>
          <IconDots size={19} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEyeOff size={17} aria-hidden />} onClick={onHide}>
          Hide from my feed
        </Menu.Item>
        {post.is_own && (
          <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={onDelete}>
            Delete post
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
