/** The calendar library's dates: every one is a time of the wall, read as UTC (see shared/wall.ts). */
import { DateTime, Settings } from "luxon";
import { luxonLocalizer } from "react-big-calendar";

Settings.defaultZone = "utc";
Settings.defaultLocale = "en-US";

// Where the library asks the browser for the offset of its own zone, the answer is that there is none: a day of the wall has 24 hours.
const noOffset = (): number => 0;

const DAY_MS = 86_400_000;

interface Lasting {
  start: Date;
  end: Date;
  allDay: boolean;
}

const firstDay = ({ start }: Lasting): number => Math.floor(start.getTime() / DAY_MS);
const days = (event: Lasting): number => Math.max(1, Math.ceil(event.end.getTime() / DAY_MS) - firstDay(event));

/** Within a day: what lasts several, what lasts all of it, then by time. The library would put a longer hour before an earlier one. */
function sortEvents({ evtA, evtB }: { evtA: Lasting; evtB: Lasting }): number {
  return (
    firstDay(evtA) - firstDay(evtB) ||
    days(evtB) - days(evtA) ||
    Number(evtB.allDay) - Number(evtA.allDay) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime()
  );
}

export const localizer = Object.assign(luxonLocalizer(DateTime, { firstDayOfWeek: 7 }), {
  sortEvents,
  getTimezoneOffset: noOffset,
  getDstOffset: noOffset,
  browserTZOffset: noOffset,
});

export const formats = {
  dateFormat: "d",
  dayFormat: "ccc d LLL",
  weekdayFormat: "cccc",
  timeGutterFormat: "HH:mm",
  eventTimeRangeFormat: () => "",
  eventTimeRangeStartFormat: () => "",
  eventTimeRangeEndFormat: () => "",
};
