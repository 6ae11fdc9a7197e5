import type { Step } from './faults';
import { gatewayPage, gatewayPath } from './gateway-page';
import { reportedText } from './reported-errors';

/** The words that work without a number. */
const words: Readonly<Record<string, Step>> = {
  hang: { hang: 'before-headers' },
  stall: { hang: 'after-headers' },
  reset: { reset: 'after-body' },
  cut: { truncate: true },
  garbage: { garbage: true },
  drip: { drip: 1000 },
  nocors: { cors: false },
  html: { headers: { 'Content-Type': 'text/html' }, body: gatewayPage, deliver: false },
  redirect: { status: 302, headers: { Location: gatewayPath } },
};

/**
 * Returns the fault that a person requests without a script: with the address typed into the form,
 * such as you+503@…, you+hang@… or you+slow5000@… (milliseconds), or with the path before the
 * provider's own, as in the origin http://localhost:8025/+503
 *
 * @param texts the addresses in the message, and the path of the request
 */
export function magicStep(texts: readonly string[]): Step | undefined {
  for (const text of texts) {
    const [, word = '', digits = ''] = /\+([a-z]*)(\d{0,6})[@/]/.exec(text) ?? [];
    const number = Number(digits);
    if (word === '' && /^[2-5]\d\d$/.test(digits)) {
      return { status: number, body: reportedText(number) };
    }
    if (word === 'slow' && digits !== '') return { delay: number };
    if (digits === '' && Object.hasOwn(words, word)) return words[word];
  }
  return undefined;
}
