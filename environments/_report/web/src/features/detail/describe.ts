/** Events in words: one line each, and what stands behind it. */
import { type RunEvent, numberOf, textOf } from "../../shared/detail";
import { seconds, tokens, words } from "../../shared/format";

/** The lanes of the timeline, top to bottom; the transcript is filtered by them. */
export const LANES = ["app", "condition", "waits", "looks", "models", "tools", "user", "run"] as const;
export type Lane = (typeof LANES)[number];

export interface Described {
  lane: Lane;
  title: string;
  /** More about it, verbatim. */
  body?: string;
  colour: string;
}

type Describe = (event: RunEvent) => Described;

const ROLES: Record<string, string> = { target: "teal", counted: "teal", decoy: "orange", filler: "gray" };

/** The fields of an object as "name: value", what is empty left out. */
export function fieldsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return value === undefined ? "" : String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== "")
    .map(([name, part]) => `${name}: ${typeof part === "string" ? part : JSON.stringify(part)}`)
    .join(", ");
}

const KINDS: Record<string, Describe> = {
  run_started: (e) => ({ lane: "run", title: `The run began at ${textOf(e, "start_path")}`, body: `${textOf(e, "instruction")}\n\n${textOf(e, "prompt")}`, colour: "gray" }),
  event_applied: (e) => {
    const skipped = textOf(e, "skipped");
    return {
      lane: "app",
      title: `${words(textOf(e, "event_kind"))} (${textOf(e, "role")})${skipped === "" ? "" : `, without effect: ${skipped}`}`,
      body: fieldsOf(e["fields"]),
      colour: ROLES[textOf(e, "role")] ?? "blue",
    };
  },
  due_applied: (e) => ({ lane: "app", title: `the app owed it: ${words(textOf(e, "effect_kind"))}`, colour: "blue" }),
  condition_changed: (e) => {
    const where = e["database"] === "own" ? "in the agent's app" : "in the app without an agent";
    return { lane: "condition", title: `The condition ${e["holds"] === true ? "holds" : "does not hold"} ${where}`, colour: e["holds"] === true ? "teal" : "gray" };
  },
  tool_called: (e) => {
    const error = textOf(e, "error");
    return { lane: "tools", title: `${textOf(e, "tool")} ${fieldsOf(e["arguments"])}`, body: error === "" ? textOf(e, "result") : `refused: ${error}`, colour: error === "" ? "indigo" : "red" };
  },
  observed: (e) => {
    const evidence = e["evidence"] === true ? "; it could be seen there" : "";
    return { lane: "looks", title: `${e["by"] === "watcher" ? "The watcher" : "The agent"} looked at ${textOf(e, "url")}${evidence}`, colour: e["evidence"] === true ? "teal" : "cyan" };
  },
  waited: (e) => {
    const judged = numberOf(e, "judged");
    const wakes = numberOf(e, "wakes");
    const looked = `woken ${wakes === 1 ? "once" : `${wakes} times`}${judged > 0 ? `, ${judged} judged by the watcher` : ""}`;
    return { lane: "waits", title: `${textOf(e, "tool")} from ${seconds(numberOf(e, "from_s"))} to ${seconds(e.at_s)}: ${words(textOf(e, "reason"))}; ${looked}`, colour: "yellow" };
  },
  judged: (e) => ({
    lane: "models",
    title: `The watcher judged: ${e["met"] === true ? "it holds" : "it does not hold"}${e["valid"] === false ? ", in an answer that broke the schema" : ""}`,
    body: `${textOf(e, "condition")}\n${textOf(e, "why")}`,
    colour: e["met"] === true ? "teal" : "grape",
  }),
  model_called: (e) => ({ lane: "models", title: modelTitle(e), colour: e["role"] === "watcher" ? "grape" : "violet" }),
  model_failed: (e) => ({ lane: "models", title: `${textOf(e, "model")} gave no answer to the ${textOf(e, "role")}: ${textOf(e, "error")}`, body: failures(e), colour: "red" }),
  contacted: (e) => ({ lane: "user", title: `The user got a message by ${textOf(e, "via")}${e["counted"] === false ? "; it did not count" : ""}`, body: textOf(e, "message"), colour: "pink" }),
  contact_page_opened: () => ({ lane: "user", title: "The contact page was opened", colour: "gray" }),
  agent_ended: (e) => ({ lane: "run", title: `The agent's part ended: ${words(textOf(e, "reason"))}`, body: textOf(e, "detail"), colour: "gray" }),
  program_started: (e) => ({ lane: "run", title: `The program was started${e["sandboxed"] === true ? " in a sandbox" : ", unsandboxed"}`, body: fieldsOf(e["command"]), colour: "gray" }),
  program_ended: (e) => ({ lane: "run", title: `The program is gone: ${e["killed"] === true ? "killed" : `exit code ${textOf(e, "exit_code")}`}`, colour: "gray" }),
  usage_reported: (e) => ({ lane: "run", title: "The program said what it used", body: fieldsOf({ ...e, kind: null, at_s: null, wall_s: null }), colour: "gray" }),
  warned: (e) => ({ lane: "run", title: `Warning, ${textOf(e, "where")}`, body: textOf(e, "message"), colour: "orange" }),
  faulted: (e) => ({ lane: "run", title: `A fault of ours, ${textOf(e, "where")}`, body: textOf(e, "error"), colour: "red" }),
  left_out: (e) => ({ lane: "run", title: `Left out here: ${numberOf(e, "count")} of the events`, colour: "gray" }),
};

export function describe(event: RunEvent): Described {
  const known = KINDS[event.kind];
  return known === undefined ? { lane: "run", title: words(event.kind), body: JSON.stringify(event), colour: "gray" } : known(event);
}

function modelTitle(event: RunEvent): string {
  const known = (field: string) => (typeof event[field] === "number" ? tokens(numberOf(event, field)) : "unknown");
  const failed = numberOf(event, "failed_attempts");
  return (
    `${textOf(event, "model")} answered the ${textOf(event, "role")} while ${textOf(event, "phase")}: ${seconds(numberOf(event, "duration_s"))}, ` +
    `${known("input_tokens")} tokens in, ${known("output_tokens")} out${failed > 0 ? `, after ${failed} failed attempts` : ""}${event["replayed"] === true ? ", replayed" : ""}`
  );
}

function failures(event: RunEvent): string {
  return Array.isArray(event["failures"]) ? event["failures"].join("\n") : "";
}
