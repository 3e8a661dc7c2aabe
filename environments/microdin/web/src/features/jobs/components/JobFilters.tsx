import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { capital } from "../../../shared/text";
import { CHOICES, type JobFilter } from "../job-filter";
import classes from "./Jobs.module.css";

interface Props {
  filter: JobFilter;
  cities: readonly string[];
  onChange: (change: JobFilter) => void;
}

/** Narrows the list; nothing here looks into what a job asks for. */
export function JobFilters({ filter, cities, onChange }: Props): ReactNode {
  const city = filter.city ?? "";
  const offered = city === "" || cities.includes(city) ? cities : [city, ...cities];
  return (
    <div role="group" aria-label="Filters" className={classes.filters}>
      <TextInput
        aria-label="Title or company"
        placeholder="Title or company"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search ?? ""}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <NativeSelect
        aria-label="City"
        value={city}
        data={[{ value: "", label: "Any city" }, ...offered]}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      {CHOICES.map(({ field, label, options }) => (
        <NativeSelect
          key={field}
          aria-label={label}
          value={filter[field] ?? ""}
          data={[{ value: "", label: `Any ${label.toLowerCase()}` }, ...options.map((value) => ({ value, label: capital(value) }))]}
          onChange={(event) => onChange({ [field]: options.find((option) => option === event.target.value) })}
        />
      ))}
    </div>
  );
}
