import { EventEmitter } from 'node:events';
import { answerInAddress, choices, type Answer } from './answers';
import type { Part } from './message';

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
  /** The status of the answer, or why there is none. */
  answer: number | 'none yet' | 'connection reset' | 'the browser left';
};

/** Keeps in memory what one inbox has received, and how it answers. */
export class InboxState {
  /** The oldest first. */
  readonly requests: InboxRequest[] = [];
  /** Emits `change` when a request is new or has changed, and after a reset. */
  readonly changes = new EventEmitter<{ change: [] }>().setMaxListeners(0);
  /** The next answers for an address in lower case. */
  readonly planned = new Map<string, Answer[]>();
  /** What the page has set as the answer to every message. */
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
      answer: 'none yet',
    };
    this.requests.push(request);
    return request;
  }

  /** Returns the answer planned for an address in a message, named in it, or chosen for all. */
  nextAnswer(parts: readonly Part[]): Answer {
    for (const { value } of parts) {
      const answer = this.planned.get(value.toLowerCase())?.shift() ?? answerInAddress(value);
      if (answer) return answer;
    }
    return this.choice.answer;
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
