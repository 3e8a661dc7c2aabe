import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Tile } from "./api";
import classes from "./shared.module.css";
import { useShown } from "./use-shown";

/** How many pictures a grid shows until the user asks for more. */
const PAGE_TILES = 18;

/** A grid of pictures, each leading to its post. */
export function Tiles({ tiles, label }: { tiles: readonly Tile[]; label: string }): ReactNode {
  const [length, showMore] = useShown(PAGE_TILES, PAGE_TILES);
  return (
    <section aria-label={label}>
      <div className={classes.tiles}>
        {tiles.slice(0, length).map((tile) => (
          <Link key={tile.id} to={`/post/${tile.id}`} className={classes.tile} aria-label={`${tile.picture.alt}, by ${tile.author_name}`}>
            <img src={tile.picture.url} alt="" />
          </Link>
        ))}
      </div>
      {tiles.length > length && (
        <button type="button" className={classes.more} onClick={showMore}>
          Show more ({tiles.length - length} left)
        </button>
      )}
    </section>
  );
}
