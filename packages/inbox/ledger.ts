/**
 * Keeps the newest entries, in order. It drops older ones, so that a long day does not fill the
 * memory.
 */
export class Ledger<Entry> {
  #entries: Entry[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
  }

  /** Returns the first entry that matches. */
  find(isWanted: (entry: Entry) => boolean): Entry | undefined {
    return this.#entries.find(isWanted);
  }

  /** Returns a copy of the list; the entries themselves are the live ones. */
  all(): Entry[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }
}
