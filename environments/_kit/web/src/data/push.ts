/** The revision channel: one event stream that says which revision the database has reached. */
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2000;

/**
 * Listen to the server's revisions, for ever: a dropped channel is opened again, and the server then says at
 * once where it stands, so that nothing is missed.
 *
 * Returns:
 *   A function that closes the channel.
 */
export function listenToRevisions(path: string, onRevision: (revision: number) => void): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let retryMs = FIRST_RETRY_MS;

  function open(): void {
    source = new EventSource(path);
    source.addEventListener("revision", (event) => {
      retryMs = FIRST_RETRY_MS;
      onRevision(Number(event.data));
    });
    // The browser's own retry waits three seconds and gives up on some errors; ours does neither.
    source.addEventListener("error", () => {
      source?.close();
      timer = window.setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    });
  }

  open();
  return () => {
    window.clearTimeout(timer);
    source?.close();
  };
}
