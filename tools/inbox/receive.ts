import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Part } from './message-parts';
import { replyTo, refuse, reportedText, type ProviderReply } from './provider';
import type { Reply } from './replies';
import type { InboxRequest, InboxState } from './state';

/** The provider's call that the library and a form without scripts use. */
const sendForm = 'POST /api/v1.0/email/send-form';

/** The longest delay of a timer, 24 days, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** Receives a request to one of the provider's addresses, and answers it. */
export async function receive(
  state: InboxState,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers } = request;
  const { signal: released } = state.delays;
  const record = state.add(method, path, headers.origin);
  const left = new AbortController();
  response.once('close', () => {
    if (record.reply === 'none yet') record.reply = 'the browser left';
    state.changes.emit('change');
    left.abort();
  });

  const usual = await readMessage(record, await buffer(request), headers['content-type']);
  const reply = state.nextReply(record.parts);
  const delivers = reply.deliver ?? (reply.status ?? usual.status) < 300;
  record.delivered = delivers && record.parts.length > 0;
  state.changes.emit('change');

  const signal = AbortSignal.any([released, left.signal]);
  await wait(Math.min(reply.delay ?? 0, maxDelay), undefined, { signal }).catch(() => undefined);
  if (!response.destroyed) send(record, response, usual, reply);
}

/** Reads the parts into the record, and returns the provider's reply to them. */
async function readMessage(record: InboxRequest, body: Buffer, type = ''): Promise<ProviderReply> {
  if (`${record.method} ${record.path}` !== sendForm) return { status: 404, text: 'Not Found' };
  try {
    record.parts = await readParts(body, type);
  } catch (error) {
    return refuse(`The body could not be read. ${String(error)}`);
  }
  return replyTo(record.origin, record.parts);
}

/**
 * Reads a multipart body. Node drops a byte order mark at the beginning of a value.
 *
 * @throws if the body is not multipart
 */
async function readParts(body: Buffer, type: string): Promise<Part[]> {
  const message = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  return [...(await message.formData())].map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : value.name,
  }));
}

/** Sends the provider's reply, changed by `reply`. */
function send(
  record: InboxRequest,
  response: ServerResponse,
  usual: ProviderReply,
  { status = usual.status, body, type = 'text/plain', cors = true, reset }: Reply,
): void {
  if (reset) {
    record.reply = 'connection reset';
    response.socket?.resetAndDestroy();
    return;
  }
  record.reply = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.writeHead(status, cors ? { 'Access-Control-Allow-Origin': '*' } : {});
  response.end(body ?? (status === usual.status ? usual.text : reportedText(status)));
}
