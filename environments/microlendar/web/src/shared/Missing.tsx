import { EmptyState } from "@sentinel/kit";
import { IconCalendarX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** An address that leads nowhere, with a way back. */
export function Missing({ what = "This page does not exist" }: { what?: string }): ReactNode {
  return (
    <EmptyState icon={<IconCalendarX size={44} stroke={1.3} />} title={what}>
      It may have been removed, or the address is wrong.{" "}
      <Link to="/" style={{ color: "var(--app-accent)", textDecoration: "underline" }}>
        Back to the calendar
      </Link>
    </EmptyState>
  );
}
