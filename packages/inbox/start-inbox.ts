import { createServer, type RequestListener } from 'node:http';
import { listen, loopback } from '../kit/ports';
import { openFaultPorts, type FaultPorts } from './fault-ports';
import { scriptSchema, type Script } from './faults';
import { handle } from './handle';
import type { Message, RequestRecord } from './message';
import { InboxState } from './state';
import type { Rules } from './verdict';

/** A running inbox. */
export type Inbox = {
  /** Its address, without a trailing slash. */
  url: string;
  port: number;
  /** Further ports, for faults that happen before there is a request. */
  faultPorts: FaultPorts;
  /** The delivered messages, oldest first. */
  messages(): Message[];
  /** Every request to the provider's addresses, delivered or not, oldest first. */
  requests(): RequestRecord[];
  /**
   * Sets how the next requests with an address in them, or to a path, are answered.
   * @throws if the script is not valid
   */
  script(script: Script): void;
  /** Sends all delayed answers immediately. */
  release(): void;
  /** Clears messages, requests and faults. */
  reset(): void;
  /** Stops the inbox, and drops the connections that are still open. */
  close(): Promise<void>;
};

type InboxOptions = Partial<Rules> & {
  /** 0 uses any free port. */
  port: number;
  /** How many messages, and how many requests, are kept; 500 by default. */
  keep?: number;
};

/**
 * How long a connection is kept for the next call, in milliseconds. It is as long as a provider's,
 * because a browser behaves differently on a reused connection.
 */
const keepAliveTimeout = 60_000;

/**
 * Starts a local fake of the e-mail provider: its two calls over real HTTP, and a page that shows
 * what arrived. It accepts only the local account and refuses repeated ids, unless the options are
 * more lenient.
 * @throws a sentence that says what to do if the port is taken
 */
export async function startInbox({
  port,
  keep = 500,
  anyAccount = false,
  strict = true,
  rateLimit = false,
}: InboxOptions): Promise<Inbox> {
  const state = new InboxState({ anyAccount, strict, rateLimit }, keep);
  const listener: RequestListener = (request, response) => {
    handle(state, request, response);
  };
  const server = createServer({ keepAliveTimeout }, listener);
  const actualPort = await listen(server, { port, variable: 'INBOX_PORT' });
  const faulty = await openFaultPorts(listener);
  return {
    url: `http://${loopback}:${actualPort}`,
    port: actualPort,
    faultPorts: faulty.ports,
    messages: () => [...state.messages],
    requests: () => [...state.requests],
    script: (script) => state.faults.set(scriptSchema.parse(script)),
    release: () => state.release(),
    reset: () => state.reset(),
    close: () =>
      new Promise((resolve) => {
        faulty.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
