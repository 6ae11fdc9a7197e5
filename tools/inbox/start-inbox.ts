import { createServer } from 'node:http';
import { listen, loopback } from '../ports';
import type { Script } from './faults';
import { scriptSchema } from './faults';
import type { Message, RequestRecord } from './message';
import { handle } from './handle';
import { InboxState } from './state';

/** A running inbox. */
export type Inbox = {
  /** Its address, without a slash at the end. */
  url: string;
  port: number;
  /** The delivered messages, oldest first. */
  messages(): Message[];
  /** Every request to the provider's addresses, delivered or not, oldest first. */
  requests(): RequestRecord[];
  /**
   * Sets how the next requests that hold an address, or go to a path, are answered.
   * @throws when the script is not valid
   */
  script(script: Script): void;
  /** Forgets messages, requests and faults. */
  reset(): void;
  /** Stops the inbox, and drops the connections that are still open. */
  close(): Promise<void>;
};

/**
 * Starts a local stand-in for the e-mail provider: its two calls over real HTTP, and a page that
 * shows what arrived. Port 0 takes any free port.
 * @throws a sentence that says what to do when the port is taken
 */
export async function startInbox({ port }: { port: number }): Promise<Inbox> {
  const state = new InboxState();
  const server = createServer((request, response) => void handle(state, request, response));
  const actualPort = await listen(server, { port, variable: 'INBOX_PORT' });
  return {
    url: `http://${loopback}:${actualPort}`,
    port: actualPort,
    messages: () => state.messages.all(),
    requests: () => state.requests.all(),
    script: (script) => state.faults.set(scriptSchema.parse(script)),
    reset: () => state.reset(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
