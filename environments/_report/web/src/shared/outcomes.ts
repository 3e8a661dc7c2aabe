/** The outcomes of a run, in the order in which they are shown: what each means, and its colour. */

export interface Outcome {
  name: string;
  meaning: string;
  /** Of Mantine's palette. */
  colour: string;
  shade: number;
}

export const OUTCOMES: readonly Outcome[] = [
  { name: "success", meaning: "It did what was asked and told the user, after the moment.", colour: "teal", shade: 6 },
  { name: "silent", meaning: "Nothing happened; it watched to the end and wrote nothing.", colour: "teal", shade: 3 },
  { name: "missed", meaning: "It happened, and the agent never wrote.", colour: "orange", shade: 6 },
  { name: "early", meaning: "It wrote before it had happened.", colour: "yellow", shade: 6 },
  { name: "wrong_state", meaning: "It wrote, but what was to be done was not done.", colour: "pink", shade: 5 },
  { name: "ungrounded", meaning: "Its message lacks the fact that only somebody who looked can know.", colour: "grape", shade: 5 },
  { name: "wrong_action", meaning: "It did something with consequences that nobody asked for.", colour: "violet", shade: 6 },
  { name: "false_alarm", meaning: "It wrote although nothing had happened.", colour: "red", shade: 6 },
  { name: "unwatched", meaning: "It was silent, but had stopped looking.", colour: "blue", shade: 5 },
  { name: "gave_up", meaning: "It ended, crashed or reached a limit before the end.", colour: "indigo", shade: 4 },
  { name: "error", meaning: "A fault of ours; it says nothing about the agent.", colour: "gray", shade: 7 },
  { name: "not_run", meaning: "It was not run.", colour: "gray", shade: 4 },
];

const UNKNOWN: Outcome = { name: "unknown", meaning: "", colour: "gray", shade: 5 };

export function outcomeOf(name: string): Outcome {
  return OUTCOMES.find((outcome) => outcome.name === name) ?? { ...UNKNOWN, name };
}

export function colourOf(name: string): string {
  const { colour, shade } = outcomeOf(name);
  return `var(--mantine-color-${colour}-${shade})`;
}
