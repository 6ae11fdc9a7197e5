import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, corsHeaders, isDelivered, stopBeforeBody, type Exchange } from './answer';
import { magicStep } from './magic-word';
import { addressesIn } from './message';
import { readBody } from './read-body';
import { readForm, type ReadParts } from './read-form';
import { readJson } from './read-json';
import type { InboxState } from './state';
import { reported, unreadable, verdict, type Verdict } from './verdict';

type Reader = (contentType: string, body: Buffer) => ReadParts | Promise<ReadParts>;

const readers = new Map<string, Reader>([
  ['send-form', readForm],
  ['send', (_contentType, body) => readJson(body)],
]);

/** The ledger's words for a body that could not be read to its end. */
const lacks = {
  'too long': 'The body is too long',
  aborted: 'The browser went away before the end of the body',
};

/** How much of a body is kept for the page with the raw request, in bytes. */
const rawLimit = 64_000;

/** The documented pause between two messages, in milliseconds. */
const ratePause = 1000;

/**
 * Returns whether an address belongs to the provider, so that requests to it go into the ledger. A
 * site may put anything before it: the sending library's `origin` is a prefix, not a host.
 */
export const isProviderPath = (path: string) => path.includes('/api/');

/** Receives a request to one of the provider's addresses, answers it, and keeps what arrived. */
export async function receive(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const record = state.record(request, path);
  response.once('finish', () => {
    record.status = response.statusCode;
    record.ending = 'answered';
  });
  response.once('close', () => {
    if (record.ending === 'open') record.ending = 'aborted';
    state.changes.emit('change', record);
  });
  const exchange = { record, response };
  const read = readers.get(/\/api\/v1\.0\/email\/([a-z-]+)$/.exec(path)?.[1] ?? '');
  if (request.method === 'OPTIONS') allowCrossOrigin(response);
  else if (request.method !== 'POST' || read === undefined) {
    answer(exchange, { status: 404, text: 'Not Found' }, {}, state.delayed);
  } else {
    const early = state.faults.take([path]);
    record.fault = early ?? null;
    if (!early || !stopBeforeBody(exchange, early)) {
      await receiveBody(state, request, exchange, read);
    }
    state.changes.emit('change', record);
  }
}

function allowCrossOrigin(response: ServerResponse): void {
  response.writeHead(204, {
    ...corsHeaders,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
  });
  response.end();
}

async function receiveBody(
  state: InboxState,
  request: IncomingMessage,
  exchange: Exchange,
  read: Reader,
): Promise<void> {
  const { record } = exchange;
  const { releases } = state;
  const { bytes, lack } = await readBody(request);
  record.raw += bytes.subarray(0, rawLimit).toString();
  const { parts, problem } = await read(request.headers['content-type'] ?? '', bytes);
  record.parts = parts;
  record.problem = lack === null ? problem : lacks[lack];
  if (lack === 'aborted') return;

  const healthy =
    record.problem === null
      ? limited(state, verdict(record.origin, parts, state.rules))
      : unreadable(record.origin, record.problem, lack === 'too long');
  const addresses = addressesIn(parts);
  record.fault ??= state.faults.take(addresses) ?? magicStep([...addresses, record.path]) ?? null;
  const step = record.fault ?? {};
  if (record.problem === null && isDelivered(healthy, step)) state.deliver(record);
  const isReleased = state.releases > releases;
  answer(exchange, healthy, isReleased ? { ...step, delay: 0 } : step, state.delayed);
}

/** Refuses an otherwise acceptable message that comes too soon after the last accepted one. */
function limited(state: InboxState, healthy: Verdict): Verdict {
  if (healthy.status !== 200) return healthy;
  const now = Date.now();
  if (state.rules.rateLimit && now - state.lastAccepted < ratePause) return reported(429);
  state.lastAccepted = now;
  return healthy;
}
