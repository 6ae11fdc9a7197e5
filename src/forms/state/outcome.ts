/**
 * The ways in which sending can fail.
 *
 * - Not sent, and the same again will not help: `fixNeeded`, `tooLong`.
 * - Not sent, and another try may help: `tryLater`, `wait` (too many messages), `offline`.
 * - Perhaps sent: `serviceError`, `unknown`.
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

export type Outcome = 'sent' | Failure;

/** Thrown if sending fails before the request is made. */
export class NothingSentError extends Error {}

/** A response of the service, or an error of the library in the same shape. */
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
  // By RFC 9110 and RFC 8470, the request was not processed.
  if (status === 408 || status === 425) return 'tryLater';
  if (status >= 400 && status < 500) return 'fixNeeded';
  return status >= 500 ? 'serviceError' : 'unknown';
}

/**
 * Says what became of a message without an answer, before React as well.
 *
 * @param isPosted whether the request was made
 * @param isOffline whether the browser had no connection just before it
 */
export function outcomeWithoutAnswer(isPosted: boolean, isOffline: boolean) {
  if (isOffline) return 'offline';
  return isPosted ? 'unknown' : 'tryLater';
}

/**
 * Classifies the result or the rejection of the sending library.
 *
 * A 2xx response with a web page does not come from the service. A string is an error that the library found
 * before it sent anything. Any other rejection is a network failure: the message may have arrived.
 *
 * @param isOffline whether the browser was offline just before the request
 */
export function classify(settled: unknown, isOffline = false): Outcome {
  if (isServiceResponse(settled)) return classifyResponse(settled);
  if (typeof settled === 'string') return 'fixNeeded';
  return outcomeWithoutAnswer(!(settled instanceof NothingSentError), isOffline);
}
