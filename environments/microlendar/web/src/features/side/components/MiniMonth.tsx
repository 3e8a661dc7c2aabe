import { UnstyledButton } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";

import { useTodayText } from "../../../shared/use-now";
import { addDays, addMonths, dayNumber, isDay, monthSpan, monthTitle, plainDay, startOfMonth } from "../../../shared/wall";
import { useDayCounts } from "../api/use-side";
import classes from "./MiniMonth.module.css";

const WEEKDAYS = ["S", "M", "T", "W", "T", "F", "S"];
const LEADS_TO = ["day", "week", "month", "agenda"];

/** A small month beside every page: leads to a day, with a dot where there is something. */
export function MiniMonth({ day }: { day: string }): ReactNode {
  const [month, setMonth] = useState(startOfMonth(day));
  const { view } = useParams();
  const today = useTodayText();
  const last = addDays(addMonths(month, 1), -1);
  const counts = useDayCounts(month, last).data ?? [];
  const full = new Set(counts.map((one) => one.day));
  const target = view !== undefined && LEADS_TO.includes(view) ? view : "day";
  const [begin, end] = monthSpan(month);
  const days = Array.from({ length: 42 }, (_, n) => addDays(begin, n)).filter((one) => one <= end);
  return (
    <section aria-label={`Mini month: ${monthTitle(month)}`}>
      <div className={classes.head}>
        <span className={classes.title}>{monthTitle(month)}</span>
        <Step to={addMonths(month, -1)} name="Mini month: previous" onStep={setMonth} icon={<IconChevronLeft size={16} aria-hidden />} />
        <Step to={addMonths(month, 1)} name="Mini month: next" onStep={setMonth} icon={<IconChevronRight size={16} aria-hidden />} />
      </div>
      <div className={classes.grid}>
        {WEEKDAYS.map((name, n) => (
          // eslint-disable-next-line react/no-array-index-key
          <span key={n} aria-hidden className={classes.weekday}>
            {name}
          </span>
        ))}
        {days.map((one) =>
          one.slice(0, 7) === month.slice(0, 7) ? (
            <Link
              key={one}
              to={`/${target}/${one}`}
              className={classes.day}
              data-full={full.has(one)}
              data-shown={one === day}
              aria-current={one === today ? "date" : undefined}
              aria-label={plainDay(one)}
            >
              {dayNumber(one)}
            </Link>
          ) : (
            <span key={one} />
          ),
        )}
      </div>
    </section>
  );
}

interface StepProps {
  to: string;
  name: string;
  icon: ReactNode;
  onStep: (month: string) => void;
}

function Step({ to, name, icon, onStep }: StepProps): ReactNode {
  if (!isDay(to)) return null;
  return (
    <UnstyledButton aria-label={name} className={classes.step} onClick={() => onStep(to)}>
      {icon}
    </UnstyledButton>
  );
}
