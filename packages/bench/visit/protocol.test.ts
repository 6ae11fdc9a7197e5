import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import { openProtocol, type Happening, type Protocol } from './protocol';

const order = z.object({ id: z.number(), method: z.string(), sessionId: z.string().optional() });

let server: WebSocketServer;
let browser: WebSocket;
let protocol: Protocol;
let heard: Happening[];

const addressOf = (address: AddressInfo | string | null) =>
  `ws://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : ''}`;

beforeEach(async () => {
  heard = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.once('connection', (socket) => {
    browser = socket;
    socket.on('message', (data: Buffer) => {
      const { id, method, sessionId } = order.parse(JSON.parse(data.toString()));
      const say = (answer: object) => socket.send(JSON.stringify({ id, ...answer }));
      if (method === 'good') say({ result: { session: sessionId } });
      if (method === 'bad') say({ error: { code: -32000, message: 'No such target' } });
      if (method === 'garbled') socket.send('{');
      if (method === 'last') socket.close();
    });
  });
  protocol = await openProtocol(addressOf(server.address()), (happening) => heard.push(happening));
});
afterEach(() => {
  protocol.close();
  server.close();
});

test('a command is answered, and one for a target goes to its session', async () => {
  expect(await protocol.send({ method: 'good', session: 'S' })).toEqual({ session: 'S' });
});

test('a failed command says which one it was, and why', async () => {
  await expect(protocol.send({ method: 'bad' })).rejects.toThrow('bad failed: No such target');
});

test('a command without an answer times out, and others do not', async () => {
  const silent = protocol.send({ method: 'silent', patience: 50 });
  const good = protocol.send({ method: 'good' });
  await expect(silent).rejects.toThrow('silent failed: no answer in 50 ms.');
  expect(await good).toEqual({});
});

test.each([
  ['last', 'The connection to Chromium ended.'],
  ['garbled', 'Chromium sent an unknown message.'],
])(
  'when Chromium is gone (%s), pending commands fail and nothing more is sent',
  async (method, why) => {
    const silent = protocol.send({ method: 'silent' });
    const both = Promise.allSettled([silent, protocol.send({ method })]);
    await expect(silent).rejects.toThrow(`silent failed: ${why}`);
    await both;
    await expect(protocol.send({ method: 'good' })).rejects.toThrow(`good failed: ${why}`);
  },
);

test('events are received', async () => {
  browser.send(JSON.stringify({ method: 'Page.loaded', params: { a: 1 } }));
  await protocol.send({ method: 'good' });
  expect(heard).toEqual([{ method: 'Page.loaded', params: { a: 1 } }]);
});

test('a missing browser is an error', async () => {
  await expect(openProtocol('ws://127.0.0.1:1', () => undefined)).rejects.toThrow('ECONNREFUSED');
});
