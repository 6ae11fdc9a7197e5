import { EventEmitter } from 'node:events';
import { Faults } from './faults';
import { Ledger } from './ledger';
import { valueOf, type Message, type RequestRecord } from './message';

/** All that one inbox knows; it lives in memory and ends with the inbox. */
export class InboxState {
  readonly faults = new Faults();
  readonly messages = new Ledger<Message>();
  readonly requests = new Ledger<RequestRecord>();
  /** Tells the open inbox pages what changed. */
  readonly changes = new EventEmitter<{ message: [Message]; reset: [] }>();
  #lastId = 0;

  constructor() {
    // One listener for every open inbox page, and any number of pages may be open.
    this.changes.setMaxListeners(0);
  }

  /** Enters a request into the ledger as it arrives; the caller fills in how it went on. */
  record(method: string, path: string, origin: string | null): RequestRecord {
    const record: RequestRecord = {
      id: ++this.#lastId,
      at: new Date().toISOString(),
      method,
      path,
      origin,
      parts: [],
      problem: null,
      status: null,
      finished: false,
    };
    this.requests.add(record);
    return record;
  }

  /** Enters the message that a request brought into the other ledger. */
  deliver({ id, at, parts }: RequestRecord): void {
    const message = { id, at, templateId: valueOf(parts, 'template_id'), parts };
    this.messages.add(message);
    this.changes.emit('message', message);
  }

  reset(): void {
    this.faults.clear();
    this.messages.clear();
    this.requests.clear();
    this.changes.emit('reset');
  }
}
