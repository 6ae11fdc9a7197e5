import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerInAddress, choices, type Answer } from './answers';
import type { InboxRequest, Part } from './message';

/** Answers one request to an inbox. */
export type Handler = (
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

/** What one inbox has received, and how it answers. It lives in memory. */
export class InboxState {
  /** The oldest first. */
  readonly requests: InboxRequest[] = [];
  /** Emits a request that is new or has changed, and `reset`. */
  readonly changes = new EventEmitter<{ request: [InboxRequest]; reset: [] }>().setMaxListeners(0);
  /** The next answers for an address in lower case. */
  readonly planned = new Map<string, Answer[]>();
  /** The word of the answer that was chosen on the page. */
  chosen = 'ok';
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

  /** Returns the answer planned for an address in a message, named in it, or chosen on the page. */
  nextAnswer(parts: readonly Part[]): Answer {
    for (const { value } of parts) {
      const answer = this.planned.get(value.toLowerCase())?.shift() ?? answerInAddress(value);
      if (answer) return answer;
    }
    return choices.find(({ word }) => word === this.chosen)?.answer ?? {};
  }

  release(): void {
    this.delays.abort();
    this.delays = new AbortController();
  }

  reset(): void {
    this.release();
    this.requests.length = 0;
    this.planned.clear();
    this.chosen = 'ok';
    this.changes.emit('reset');
  }
}
