/** The calendar library's dates: every one is a time of the wall, read as UTC (see shared/wall.ts). */
import { DateTime, Settings } from "luxon";
import { luxonLocalizer } from "react-big-calendar";

Settings.defaultZone = "utc";
Settings.defaultLocale = "en-US";

export const localizer = luxonLocalizer(DateTime, { firstDayOfWeek: 7 });

export const formats = {
  dateFormat: "d",
  dayFormat: "ccc d LLL",
  weekdayFormat: "cccc",
  timeGutterFormat: "HH:mm",
  eventTimeRangeFormat: () => "",
  eventTimeRangeStartFormat: () => "",
  eventTimeRangeEndFormat: () => "",
};
