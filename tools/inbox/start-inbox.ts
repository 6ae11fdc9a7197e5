import { createServer, type RequestListener } from 'node:http';
import { listen, loopback } from '../ports';
import { openFaultPorts, type FaultPorts } from './fault-ports';
import { scriptSchema, type Script } from './faults';
import { handle } from './handle';
import type { Message, RequestRecord } from './message';
import { InboxState } from './state';
import type { Rules } from './verdict';

/** A running inbox. */
export type Inbox = {
  /** Its address, without a slash at the end. */
  url: string;
  port: number;
  /** More ports, for what goes wrong before there is a request. */
  faultPorts: FaultPorts;
  /** The delivered messages, oldest first. */
  messages(): Message[];
  /** Every request to the provider's addresses, delivered or not, oldest first. */
  requests(): RequestRecord[];
  /**
   * Sets how the next requests that hold an address, or go to a path, are answered.
   * @throws when the script is not valid
   */
  script(script: Script): void;
  /** Answers at once whatever a delay holds back. */
  release(): void;
  /** Forgets messages, requests and faults. */
  reset(): void;
  /** Stops the inbox, and drops the connections that are still open. */
  close(): Promise<void>;
};

type InboxOptions = Partial<Rules> & {
  /** 0 takes any free port. */
  port: number;
  /** How many messages, and how many requests, are kept; 500 unless said otherwise. */
  keep?: number;
};

/**
 * How long a connection is kept for the next call, in milliseconds: as long as a provider would, since
 * a browser behaves differently on a connection that it has used before.
 */
const keepAliveTimeout = 60_000;

/**
 * Starts a local stand-in for the e-mail provider: its two calls over real HTTP, and a page that
 * shows what arrived. It knows the local account alone and refuses repeated ids, unless told to be
 * more lenient.
 * @throws a sentence that says what to do when the port is taken
 */
export async function startInbox({
  port,
  keep = 500,
  anyAccount = false,
  strict = true,
  rateLimit = false,
}: InboxOptions): Promise<Inbox> {
  const state = new InboxState({ anyAccount, strict, rateLimit }, keep);
  const listener: RequestListener = (request, response) => void handle(state, request, response);
  const server = createServer({ keepAliveTimeout }, listener);
  const actualPort = await listen(server, { port, variable: 'INBOX_PORT' });
  const faulty = await openFaultPorts(listener);
  return {
    url: `http://${loopback}:${actualPort}`,
    port: actualPort,
    faultPorts: faulty.ports,
    messages: () => state.messages.all(),
    requests: () => state.requests.all(),
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
