import { STATUS_CODES, type ServerResponse } from 'node:http';
import { comesBeforeBody, type Step } from './faults';
import type { RequestRecord } from './message';
import type { Verdict } from './verdict';

/** A request of the ledger, and its response. */
export type Exchange = { record: RequestRecord; response: ServerResponse };

/** The headers that the provider sends to every browser, whatever site its page is from. */
export const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Bytes that no client accepts as HTTP. */
const garbage = Buffer.from(Array.from({ length: 256 }, (_, index) => (index * 151) % 256));

/** Returns whether a message counts as delivered; a step may override this, whatever it answers. */
export function isDelivered(healthy: Verdict, step: Step): boolean {
  if (step.deliver !== undefined) return step.deliver;
  if (step.reset !== undefined || step.garbage || step.hang === 'before-headers') return false;
  return (step.status ?? healthy.status) < 300;
}

/**
 * Answers a request with the healthy verdict, changed by a fault; an empty step changes nothing.
 *
 * @param delayed the callbacks of all delayed answers, so that a wait can be cut short
 */
export function answer(
  exchange: Exchange,
  healthy: Verdict,
  step: Step,
  delayed: Set<() => void>,
): void {
  const { response } = exchange;
  if (response.destroyed) return;
  const go = () => {
    forget();
    send(exchange, healthy, step);
  };
  const timer = setTimeout(go, step.delay ?? 0);
  const forget = () => {
    clearTimeout(timer);
    delayed.delete(go);
  };
  delayed.add(go);
  // Leaves nothing behind when a browser leaves or the inbox closes.
  response.once('close', forget);
}

/** Carries out a step that acts before the body is read, and returns whether there was one. */
export function stopBeforeBody({ record, response }: Exchange, step: Step): boolean {
  if (step.reset === 'on-headers') {
    record.ending = 'broken';
    response.socket?.resetAndDestroy();
  }
  return comesBeforeBody(step);
}

function send(exchange: Exchange, healthy: Verdict, step: Step): void {
  const { record, response } = exchange;
  if (step.hang === 'before-headers') return;
  if (step.reset !== undefined || step.garbage) {
    record.ending = 'broken';
    if (step.garbage) response.socket?.end(garbage);
    else response.socket?.resetAndDestroy();
    return;
  }
  record.status = step.status ?? healthy.status;
  const body = Buffer.from(step.body ?? healthy.text);
  const isCut = step.truncate ?? step.hang === 'after-headers';
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(step.cors === false ? {} : corsHeaders),
    // A cut answer declares more bytes than it sends, so that the browser notices the missing ones.
    ...(isCut ? { 'Content-Length': String(body.length + 1) } : {}),
    ...step.headers,
  };
  if (step.drip !== undefined) {
    drip(exchange, { status: record.status, headers, body }, step.drip);
    return;
  }
  response.writeHead(record.status, headers);
  if (step.hang === 'after-headers') response.flushHeaders();
  else if (step.truncate) {
    record.ending = 'broken';
    response.write(body, () => response.socket?.destroy());
  } else response.end(body);
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Writes a whole answer to the socket, byte by byte, `interval` milliseconds apart. */
function drip(
  { record, response }: Exchange,
  { status, headers, body }: Answer,
  interval: number,
): void {
  const lines = Object.entries({ ...headers, Connection: 'close' }).map((pair) => pair.join(': '));
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
  const bytes = Buffer.concat([Buffer.from(head), body]);
  let sent = 0;
  const timer = setInterval(() => {
    response.socket?.write(bytes.subarray(sent, ++sent));
    if (sent < bytes.length) return;
    clearInterval(timer);
    record.ending = 'answered';
    response.socket?.end();
  }, interval);
  response.once('close', () => clearInterval(timer));
}
