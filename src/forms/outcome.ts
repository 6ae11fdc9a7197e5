/**
 * The reasons why a message may not have arrived.
 *
 * Not sent, and another try will not help: `fixNeeded`, `tooLong`. Not sent, and another try may
 * help: `tryLater`, `wait` (too many at a time), `offline`. It may have arrived after all:
 * `serviceError`, `unknown`.
 */
export const failures = [
  'fixNeeded',
  'tooLong',
  'tryLater',
  'wait',
  'offline',
  'serviceError',
  'unknown',
] as const;

export type Failure = (typeof failures)[number];

/** The outcome of a message. */
export type Outcome = 'sent' | Failure;

/** Thrown before anything was sent. */
export class NothingSentError extends Error {}

/** A response of the service, or the library's own refusal in the same shape. */
export type ServiceResponse = { status: number; text: string };

export const isServiceResponse = (value: unknown): value is ServiceResponse =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'number' &&
  'text' in value &&
  typeof value.text === 'string';

const isHtml = (text: string) => text.trimStart().startsWith('<');

function classifyResponse({ status, text }: ServiceResponse): Outcome {
  if (status >= 200 && status < 300) return isHtml(text) ? 'unknown' : 'sent';
  if (status === 413) return 'tooLong';
  if (status === 429) return 'wait';
  // RFC 9110 and RFC 8470 let a client repeat such a request: it was not processed.
  if (status === 408 || status === 425) return 'tryLater';
  if (status >= 400 && status < 500) return 'fixNeeded';
  return status >= 500 ? 'serviceError' : 'unknown';
}

/**
 * Classifies the result or the rejection of the sending library.
 *
 * A 2xx whose body is a web page comes from something other than the service. A rejection without a
 * status is a network failure, after which the message may have arrived after all; so may it after
 * a 5xx. Plain strings are the library's own refusals, made before it sends.
 *
 * @param isOffline whether the browser reported no connection right before
 */
export function classify(settled: unknown, isOffline = false): Outcome {
  if (isServiceResponse(settled)) return classifyResponse(settled);
  if (typeof settled === 'string') return 'fixNeeded';
  if (isOffline) return 'offline';
  return settled instanceof NothingSentError ? 'tryLater' : 'unknown';
}
