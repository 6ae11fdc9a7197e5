import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Faults } from './faults';
import { haveSameContent, valueOf, type Message, type RequestRecord } from './message';
import type { Rules } from './verdict';

/** The state of one inbox; it lives in memory and ends with the inbox. */
export class InboxState {
  readonly faults = new Faults();
  /** The two ledgers, oldest first. */
  readonly messages: Message[] = [];
  readonly requests: RequestRecord[] = [];
  readonly rules: Rules;
  /** Tells the open inbox pages which request has changed. */
  readonly changes = new EventEmitter<{ change: [RequestRecord]; reset: [] }>();
  /** Sends the delayed answers. */
  readonly delayed = new Set<() => void>();
  /** How often `release` was called. */
  releases = 0;
  /** When a message was last accepted, in milliseconds since 1970. */
  lastAccepted = 0;
  readonly #keep: number;
  #lastId = 0;

  /** @param keep how many messages, and how many requests, are kept */
  constructor(rules: Rules, keep: number) {
    this.rules = rules;
    this.#keep = keep;
    // One listener for each open inbox page, and any number of pages may be open.
    this.changes.setMaxListeners(0);
  }

  /** Adds a request to the ledger when it arrives; the caller adds how it continued. */
  record(request: IncomingMessage, path: string): RequestRecord {
    const { method = '', url = '', httpVersion, rawHeaders } = request;
    const headers = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
    const record: RequestRecord = {
      id: ++this.#lastId,
      at: new Date().toISOString(),
      method,
      path,
      origin: request.headers.origin ?? null,
      parts: [],
      problem: null,
      fault: null,
      status: null,
      ending: 'open',
      raw: `${method} ${url} HTTP/${httpVersion}\r\n${headers.join('')}\r\n`,
    };
    this.#add(this.requests, record);
    return record;
  }

  /** Adds the message of a request to the other ledger. */
  deliver({ id, at, parts }: RequestRecord): void {
    const original = this.messages.find((message) => haveSameContent(message.parts, parts));
    this.#add(this.messages, {
      id,
      at,
      templateId: valueOf(parts, 'template_id'),
      parts,
      duplicateOf: original?.id ?? null,
    });
  }

  /** Adds an entry, and drops the oldest if there are too many: a long day must not fill the memory. */
  #add<Entry>(ledger: Entry[], entry: Entry): void {
    ledger.push(entry);
    if (ledger.length > this.#keep) ledger.shift();
  }

  /** Cuts every delay short, also those of requests that are still arriving. */
  release(): void {
    this.releases += 1;
    for (const go of [...this.delayed]) go();
  }

  reset(): void {
    this.faults.clear();
    this.messages.length = 0;
    this.requests.length = 0;
    this.lastAccepted = 0;
    this.changes.emit('reset');
  }
}
