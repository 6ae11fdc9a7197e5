import { EventEmitter } from 'node:events';
import type { Part } from './message-parts';
import { replyInAddress, choices, type Reply } from './replies';

/** A request to the provider's addresses. */
export type InboxRequest = {
  /** Counts up from 1 for the life of the inbox. */
  id: number;
  /** When it arrived, as an ISO 8601 time. */
  at: string;
  method: string;
  path: string;
  /** The Origin header, or an empty string without one. */
  origin: string;
  /** The parts of the body, in the order on the wire. */
  parts: Part[];
  /** Whether it counts as a delivered message, whatever was answered. */
  delivered: boolean;
  /** The status of the reply, or why there is none. */
  reply: number | 'none yet' | 'connection reset' | 'the browser left';
};

/** Keeps in memory what one inbox has received, and how it answers. */
export class InboxState {
  /** The oldest first. */
  readonly requests: InboxRequest[] = [];
  /** Emits `change` when a request is new or has changed, and after a reset. */
  readonly changes = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  /** The next replies for an address in lower case. */
  readonly planned = new Map<string, Reply[]>();
  /** What the page has set as the reply to every message. */
  choice = choices[0];
  /** Aborts the delays of all requests that have begun to arrive. */
  delays = new AbortController();
  #lastId = 0;

  /** Adds a request when its headers have arrived. */
  add(method: string, path: string, origin = ''): InboxRequest {
    const request: InboxRequest = {
      id: ++this.#lastId,
      at: new Date().toISOString(),
      method,
      path,
      origin,
      parts: [],
      delivered: false,
      reply: 'none yet',
    };
    this.requests.push(request);
    return request;
  }

  /** Returns the reply planned for an address in a message, named in it, or chosen for all. */
  nextReply(parts: readonly Part[]): Reply {
    for (const { value } of parts) {
      const reply = this.planned.get(value.toLowerCase())?.shift() ?? replyInAddress(value);
      if (reply) return reply;
    }
    return this.choice.reply;
  }

  release(): void {
    this.delays.abort();
    this.delays = new AbortController();
  }

  reset(): void {
    this.release();
    this.requests.length = 0;
    this.planned.clear();
    [this.choice] = choices;
    this.changes.emit('change');
  }
}
