/** Talking to the app's own server: every answer says which revision it shows and what time it is there. */
import createFetchClient, { type Client } from "openapi-fetch";

import type { Server } from "./server";

/** What `openapi-fetch` resolves to, as far as we look at it. */
export interface FetchResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** A value together with the revision of the database it was read from. */
export interface Versioned<Value> {
  value: Value;
  revision: number;
}

/** The server refused or failed; `message` is a sentence the user understands. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly revision: number | null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/** The typed client of one app; `Paths` is generated from its OpenAPI description. */
export function createApi<Paths extends object>(): Client<Paths> {
  return createFetchClient<Paths>({ baseUrl: window.location.origin });
}

function revisionOf(response: Response): number | null {
  const header = response.headers.get("X-App-Revision");
  return header === null ? null : Number(header);
}

function sentenceOf(error: unknown, status: number): string {
  if (typeof error === "object" && error !== null && "detail" in error && typeof error.detail === "string") {
    return error.detail;
  }
  return `The server answered with an error (${status}).`;
}

/**
 * Unpack an answer, and take note of the server's time and revision.
 *
 * Raises:
 *   ApiError: The server refused or failed.
 */
export function unpack<Data>(result: FetchResult<Data>, server: Server): Versioned<Data> {
  const { response } = result;
  const revision = revisionOf(response);
  server.clock.read(response.headers.get("X-App-Now"));
  if (revision !== null) server.freshness.hear(revision);
  if (!response.ok) throw new ApiError(sentenceOf(result.error, response.status), response.status, revision);
  return { value: result.data as Data, revision: revision ?? 0 };
}
