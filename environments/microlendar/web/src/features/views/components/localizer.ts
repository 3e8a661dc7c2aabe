/** The calendar library's dates: every one is a time of the wall, read as UTC (see shared/wall.ts). */
import { DateTime, Settings } from "luxon";
import { luxonLocalizer } from "react-big-calendar";

Settings.defaultZone = "utc";
Settings.defaultLocale = "en-US";

// Where the library asks the browser for the offset of its own zone, the answer is that there is none: a day of the wall has 24 hours.
const noOffset = (): number => 0;

export const localizer = Object.assign(luxonLocalizer(DateTime, { firstDayOfWeek: 7 }), {
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
