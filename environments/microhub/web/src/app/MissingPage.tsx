import { EmptyState } from "@sentinel/kit";
import { IconMapOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** An address that leads nowhere. */
export function MissingPage(): ReactNode {
  return (
    <EmptyState icon={<IconMapOff size={46} stroke={1.3} />} title="There is no such page">
      <Link to="/">Back to the dashboard</Link>
    </EmptyState>
  );
}
