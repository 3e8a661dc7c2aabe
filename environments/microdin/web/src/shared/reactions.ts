import { IconBulb, IconConfetti, IconHeartHandshake, IconThumbUp } from "@tabler/icons-react";

import type { ReactionKind } from "./api";

/** The four ways to react, as the menu offers them. */
export const REACTIONS: readonly { kind: ReactionKind; name: string; colour: string; Icon: typeof IconThumbUp }[] = [
  { kind: "like", name: "Like", colour: "#284e9c", Icon: IconThumbUp },
  { kind: "celebrate", name: "Celebrate", colour: "#1f7a4d", Icon: IconConfetti },
  { kind: "support", name: "Support", colour: "#8b3fa0", Icon: IconHeartHandshake },
  { kind: "insightful", name: "Insightful", colour: "#a8620b", Icon: IconBulb },
];

/** All reactions of a post together. */
export function totalOf(reactions: Partial<Record<ReactionKind, number>>): number {
  return Object.values(reactions).reduce((sum, count) => sum + count, 0);
}
