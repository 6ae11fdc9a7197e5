import { STATUS_CODES, type ServerResponse } from 'node:http';
import { comesBeforeBody, type Step } from './faults';
import type { RequestRecord } from './message';
import type { Verdict } from './verdict';

/** A request of the ledger, and the response that belongs to it. */
export type Exchange = { record: RequestRecord; response: ServerResponse };

/** What the provider sends to every browser, whatever site its page is from. */
export const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

/** What a client takes for anything but HTTP. */
const garbage = Buffer.from(Array.from({ length: 256 }, (_, index) => (index * 151) % 256));

/** Whether a message counts as delivered; a step may say the opposite of what it answers. */
export function isDelivered(healthy: Verdict, step: Step): boolean {
  if (step.deliver !== undefined) return step.deliver;
  if (step.reset !== undefined || step.garbage || step.hang === 'before-headers') return false;
  return (step.status ?? healthy.status) < 300;
}

/**
 * Answers a request as the healthy verdict says, changed by a fault; an empty step changes nothing.
 *
 * @param delayed where what waits for a delay stands, so that the wait can be cut short
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
  // A browser that went away, or an inbox that closes, leaves nothing behind.
  response.once('close', forget);
}

/** Does what a step demands before the body is read, and tells whether there was anything to do. */
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
    // A cut answer promises more than it sends, so that the browser knows that something is missing.
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
