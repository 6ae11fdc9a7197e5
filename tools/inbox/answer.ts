import type { ServerResponse } from 'node:http';
import type { Step } from './faults';
import type { Verdict } from './verdict';

/** What the provider sends to every browser, whatever site its page is from. */
export const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Whether a message counts as delivered; a step may say the opposite of what it answers. */
export function isDelivered(healthy: Verdict, step: Step): boolean {
  if (step.deliver !== undefined) return step.deliver;
  const status = step.status ?? healthy.status;
  return status < 300 && step.reset === undefined && step.hang !== 'before-headers';
}

/** Answers a request as the healthy verdict says, changed by a fault; an empty step changes nothing. */
export function answer(response: ServerResponse, healthy: Verdict, step: Step): void {
  if (response.destroyed) return;
  const timer = setTimeout(() => send(response, healthy, step), step.delay ?? 0);
  // A browser that went away, or an inbox that closes, leaves nothing behind.
  response.once('close', () => clearTimeout(timer));
}

function send(response: ServerResponse, healthy: Verdict, step: Step): void {
  if (step.hang === 'before-headers') return;
  if (step.reset !== undefined) {
    response.socket?.resetAndDestroy();
    return;
  }
  const body = Buffer.from(step.body ?? healthy.text);
  const cut = step.truncate === true || step.hang === 'after-headers';
  response.writeHead(step.status ?? healthy.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(step.cors === false ? {} : corsHeaders),
    // A cut answer promises more than it sends, so that the browser knows that something is missing.
    ...(cut ? { 'Content-Length': body.length + 1 } : {}),
    ...step.headers,
  });
  if (step.hang === 'after-headers') response.flushHeaders();
  else if (cut) response.write(body, () => response.socket?.destroy());
  else response.end(body);
}
