import { EmptyState } from "@sentinel/kit";
import { IconMapQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import pages from "../shared/pages.module.css";

/** An address that leads nowhere, and the way back. */
export function MissingPage(): ReactNode {
  return (
    <div className={pages.narrow}>
      <EmptyState icon={<IconMapQuestion size={46} stroke={1.3} />} title="There is no such page">
        <Link to="/" className={pages.link}>
          Back to your portfolio
        </Link>
      </EmptyState>
    </div>
  );
}
