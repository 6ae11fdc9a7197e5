import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, corsHeaders, isDelivered } from './answer';
import type { Step } from './faults';
import { magicStep } from './magic-address';
import { addressesIn, type Part, type RequestRecord } from './message';
import { BodyTooLong, readBody } from './read-body';
import { readForm } from './read-form';
import { readJson } from './read-json';
import type { InboxState } from './state';
import { unreadable, verdict, type Verdict } from './verdict';

type Reader = (contentType: string, body: Buffer) => Part[] | Promise<Part[]>;

const readers = new Map<string, Reader>([
  ['/api/v1.0/email/send-form', readForm],
  ['/api/v1.0/email/send', (_contentType, body) => readJson(body)],
]);

/** Whether an address belongs to the provider, so that requests to it go into the ledger. */
export function isProviderPath(path: string): boolean {
  return path.startsWith('/api/');
}

/** Takes a request to one of the provider's addresses, answers it, and keeps what arrived. */
export async function receive(
  state: InboxState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const record = state.record(request.method ?? '', path, request.headers.origin ?? null);
  response.once('finish', () => {
    record.status = response.statusCode;
    record.finished = true;
  });
  const read = readers.get(path);
  if (request.method === 'OPTIONS') allowCrossOrigin(response);
  else if (request.method !== 'POST' || read === undefined) {
    answer(response, { status: 404, text: 'Not Found' }, {});
  } else {
    const early = state.faults.take([path]);
    if (early?.reset === 'on-headers') request.socket.resetAndDestroy();
    else await receiveBody(state, request, response, record, read, early);
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
  response: ServerResponse,
  record: RequestRecord,
  read: Reader,
  early: Step | undefined,
): Promise<void> {
  let healthy: Verdict;
  try {
    record.parts = await read(request.headers['content-type'] ?? '', await readBody(request));
    healthy = verdict(record.origin, record.parts);
  } catch (error) {
    record.problem = error instanceof Error ? error.message : String(error);
    healthy = unreadable(record.origin, record.problem, error instanceof BodyTooLong);
  }
  const addresses = addressesIn(record.parts);
  const step = early ?? state.faults.take(addresses) ?? magicStep(addresses) ?? {};
  if (record.problem === null && isDelivered(healthy, step)) {
    state.deliver(record);
  }
  answer(response, healthy, step);
}
