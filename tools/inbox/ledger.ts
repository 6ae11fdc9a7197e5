/** The newest entries, in order; older ones are dropped, so that a long day does not fill the memory. */
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

  /** The first entry that this is true of. */
  find(isWanted: (entry: Entry) => boolean): Entry | undefined {
    return this.#entries.find(isWanted);
  }

  /** A copy of the list; the entries themselves are the live ones. */
  all(): Entry[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }
}
