import WebSocket from 'ws';
import { z } from 'zod';

/** An event from the browser. */
export type Happening = { method: string; params: unknown };

export type Order = {
  method: string;
  params?: object | undefined;
  /** The session of the target; omitted: the browser itself. */
  session?: string | undefined;
  /** How long the answer may take, in milliseconds. */
  patience?: number | undefined;
};

/** A connection to Chromium, in terms of the DevTools protocol. */
export type Protocol = {
  /** @throws if the command fails, is not answered in time, or the connection ends */
  send(order: Order): Promise<unknown>;
  close(): void;
};

type Waiting = { succeed: (result: unknown) => void; fail: (error: unknown) => void };

/** The default timeout of an answer, in milliseconds. */
const usualPatience = 10_000;

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * Connects to the browser at `address` (`ws:`), and passes all events to `hear`.
 * @throws if nothing answers there
 */
export async function openProtocol(
  address: string,
  hear: (happening: Happening) => void,
): Promise<Protocol> {
  const socket = new WebSocket(address, {
    handshakeTimeout: usualPatience,
    perMessageDeflate: false,
  });
  const waiting = new Map<number, Waiting>();
  let ended: Error | undefined;
  let lastId = 0;

  const end = (error: Error) => {
    ended ??= error;
    for (const { fail } of waiting.values()) fail(ended);
    socket.terminate();
  };
  socket.on('close', () => end(new Error('The connection to Chromium ended.')));
  socket.on('message', (data) => {
    try {
      const { id, method, params, result, error } = message.parse(
        JSON.parse(z.instanceof(Buffer).parse(data).toString()),
      );
      if (id === undefined) hear({ method: method ?? '', params });
      else if (error) waiting.get(id)?.fail(new Error(error.message));
      else waiting.get(id)?.succeed(result);
    } catch (error) {
      end(new Error('Chromium sent an unknown message.', { cause: error }));
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });

  return {
    close: () => end(new Error('The connection to Chromium was closed.')),
    send: ({ method, params = {}, session, patience = usualPatience }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const settle = (go: () => void) => {
          waiting.delete(id);
          clearTimeout(timer);
          go();
        };
        const fail = (cause: unknown) =>
          settle(() => reject(new Error(`${method} failed: ${reasonOf(cause)}`, { cause })));
        const timer = setTimeout(() => fail(new Error(`no answer in ${patience} ms.`)), patience);
        waiting.set(id, { succeed: (result) => settle(() => resolve(result)), fail });
        if (ended) fail(ended);
        else socket.send(JSON.stringify({ id, method, params, sessionId: session }));
      }),
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
