/** The server's time as the page last heard it; the browser's own clock is never asked. */
export class ServerClock {
  #nowS = 0;
  readonly #listeners = new Set<() => void>();

  /** Take over the `X-App-Now` header of an answer (simulated seconds from the start). */
  read(header: string | null): void {
    if (header === null) return;
    const nowS = Number(header);
    if (nowS <= this.#nowS) return;
    this.#nowS = nowS;
    for (const listener of this.#listeners) listener();
  }

  readonly now = (): number => this.#nowS;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
