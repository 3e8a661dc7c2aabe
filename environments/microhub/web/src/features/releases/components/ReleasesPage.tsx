import { EmptyState } from "@sentinel/kit";
import { IconPackage, IconTag } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { AccountLink } from "../../../shared/AccountLink";
import { Loaded } from "../../../shared/Loaded";
import { Markdown } from "../../../shared/Markdown";
import { Moment } from "../../../shared/Moment";
import type { Release } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useRepoId } from "../../../shared/use-repo";
import { bytesText } from "../../../shared/words";
import { useReleases } from "../api/use-releases";
import classes from "./ReleasesPage.module.css";

/** All releases with their notes and files. */
export function ReleasesPage(): ReactNode {
  return (
    <Loaded query={useReleases(useRepoId())} what="releases">
      {(releases) => (
        <div className={shared.stack}>
          {releases.length === 0 && <EmptyState icon={<IconTag size={44} stroke={1.3} />} title="Nothing has been released yet" />}
          {releases.map((release) => (
            <ReleaseCard key={release.id} release={release} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function ReleaseCard({ release }: { release: Release }): ReactNode {
  return (
    <article aria-label={`Release ${release.tag}`} className={classes.release}>
      <div className={classes.side}>
        <b>
          <IconTag size={16} aria-hidden /> {release.tag}
        </b>
        <AccountLink account={release.author} />
        <span className={shared.muted}>
          <Moment atS={release.published_at_s} />
        </span>
      </div>
      <div className={classes.card}>
        <h2>
          {release.title}
          {release.is_latest && <span data-kind="latest">Latest</span>}
          {release.is_prerelease && <span data-kind="pre">Pre-release</span>}
        </h2>
        <Markdown text={release.body} />
        <ul aria-label="Files" className={classes.assets}>
          {release.assets.map((asset) => (
            <li key={asset.name}>
              <IconPackage size={16} aria-hidden /> {asset.name} <span className={shared.muted}>{bytesText(asset.size_bytes)}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
