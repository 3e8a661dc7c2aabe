/** What was said in a call of a model: the new messages of the request, and the answer. */
import type { RunEvent } from "../../shared/detail";

export interface Message {
  role: string;
  text: string;
}

type Fields = Record<string, unknown>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function messagesOf(event: RunEvent): Message[] {
  const request = fields(event["request"]);
  const [choice] = list(fields(event["response"])["choices"]);
  const answer = fields(fields(choice)["message"]);
  const asked = list(request["messages"]).map((message) => ({ role: String(fields(message)["role"] ?? "message"), text: textOfMessage(fields(message)) }));
  return [...asked, ...(Object.keys(answer).length === 0 ? [] : [{ role: "answer", text: textOfMessage(answer) }])].filter(({ text }) => text !== "");
}

function textOfMessage(message: Fields): string {
  const reasoning = message["reasoning_content"] ?? message["reasoning"];
  const parts = [typeof reasoning === "string" && reasoning !== "" ? `(thinking) ${reasoning}` : "", textOfContent(message["content"]), ...list(message["tool_calls"]).map(textOfCall)];
  return parts.filter((part) => part !== "").join("\n");
}

function textOfContent(content: unknown): string {
  if (typeof content === "string") return content;
  return list(content)
    .map((part) => {
      const { text, type, image_url: image } = fields(part);
      return typeof text === "string" ? text : `[${String(type)} ${String(fields(image)["url"] ?? "")}]`;
    })
    .join("\n");
}

function textOfCall(call: unknown): string {
  const { name, arguments: given } = fields(fields(call)["function"]);
  return `→ ${String(name)} ${typeof given === "string" ? given : JSON.stringify(given ?? {})}`;
}
