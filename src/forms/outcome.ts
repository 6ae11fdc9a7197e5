/**
 * What became of a message: it was accepted, it was not sent, or nobody can tell, because it may
 * have been delivered though no answer came.
 */
export type Outcome = 'sent' | 'not-sent' | 'unknown';

/** Thrown before anything went out. */
export class NothingSentError extends Error {}

type Answer = { status: number; text: string };

/** An answer of the service, or the library's own refusal in the same shape. */
export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'text' in value;

const isHtml = (text: string) => text.trimStart().startsWith('<');

/**
 * Classifies what the sending library resolved or rejected with.
 *
 * A 2xx whose body is a web page comes from something other than the service. A rejection without a
 * status is a network failure, after which the message may have arrived all the same; so may a 5xx.
 * Plain strings are the library's own refusals, made before it sends.
 */
export function classify(settled: unknown): Outcome {
  if (isAnswer(settled)) {
    const { status, text } = settled;
    if (status >= 200 && status < 300) return isHtml(text) ? 'unknown' : 'sent';
    return status >= 400 && status < 500 ? 'not-sent' : 'unknown';
  }
  return typeof settled === 'string' || settled instanceof NothingSentError
    ? 'not-sent'
    : 'unknown';
}
