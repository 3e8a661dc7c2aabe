import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { Repeat } from "../../../shared/api";
import { isDay } from "../../../shared/wall";
import { countOf } from "../../../shared/words";
import classes from "./EventForm.module.css";
import { choiceOf, repeatChoices } from "./draft";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const UNITS: Record<Repeat["every"], string> = { day: "days", week: "weeks", month: "months", year: "years" };

interface Props {
  repeat: Repeat | null;
  day: string;
  onChange: (repeat: Repeat | null) => void;
}

/** How something repeats: rule, interval, weekdays, end. */
export function RepeatField({ repeat, day, onChange }: Props): ReactNode {
  const [isCustom, setCustom] = useState(false);
  const choices = isDay(day) ? repeatChoices(day) : [];
  const chosen = isCustom && repeat?.every === "week" ? "custom" : choiceOf(repeat, day);
  function choose(value: string): void {
    const found = choices.find((choice) => choice.value === value);
    setCustom(value === "custom");
    onChange(found?.repeat ? { ...found.repeat, until: repeat?.until ?? null, count: repeat?.count ?? null } : null);
  }
  return (
    <div className={classes.repeat}>
      <NativeSelect
        label="Repeats"
        w={250}
        data={choices.map(({ value, label }) => ({ value, label }))}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {repeat !== null && <Interval repeat={repeat} onChange={onChange} />}
      {repeat !== null && <Until repeat={repeat} onChange={onChange} />}
      {chosen === "custom" && repeat !== null && <Weekdays repeat={repeat} onChange={onChange} />}
    </div>
  );
}

interface PartProps {
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
}

function Interval({ repeat, onChange }: PartProps): ReactNode {
  return (
    <TextInput
      type="number"
      label={`Every how many ${UNITS[repeat.every]}`}
      w={150}
      min={1}
      max={99}
      value={repeat.interval}
      onChange={(event) => onChange({ ...repeat, interval: Math.trunc(Number(event.currentTarget.value)) })}
    />
  );
}

/** Empty: it goes on for ever. A number of times that was set elsewhere stays until a day is chosen. */
function Until({ repeat, onChange }: PartProps): ReactNode {
  const count = typeof repeat.count === "number" ? ` (now ${countOf(repeat.count, "time", "times")})` : "";
  return (
    <TextInput
      type="date"
      label={`Until${count}`}
      value={repeat.until ?? ""}
      onChange={({ currentTarget: { value } }) => onChange({ ...repeat, until: value === "" ? null : value, count: null })}
    />
  );
}

function Weekdays({ repeat, onChange }: PartProps): ReactNode {
  const days = repeat.weekdays ?? [];
  return (
    <Checkbox.Group
      label="On"
      value={days.map(String)}
      onChange={(values) => onChange({ ...repeat, weekdays: values.map(Number).toSorted((one, other) => one - other) })}
    >
      <div className={classes.weekdays}>
        {WEEKDAYS.map((name, n) => (
          <Checkbox key={name} value={String(n)} label={name} size="xs" />
        ))}
      </div>
    </Checkbox.Group>
  );
}
