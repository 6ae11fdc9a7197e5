import { STATUS_CODES } from 'node:http';
import type { Step } from './faults';

/**
 * A fault that a person asks for with the address typed into the form: you+503@…, you+hang@…,
 * you+slow5000@… (milliseconds) or you+reset@…
 */
export function magicStep(addresses: readonly string[]): Step | undefined {
  for (const address of addresses) {
    const word = /\+([a-z0-9]+)@/.exec(address)?.[1] ?? '';
    if (/^[2-5]\d\d$/.test(word)) {
      return { status: Number(word), body: STATUS_CODES[Number(word)] ?? `Status ${word}` };
    }
    if (word === 'hang') return { hang: 'before-headers' };
    if (word === 'reset') return { reset: 'after-body' };
    const slow = /^slow(\d{1,6})$/.exec(word);
    if (slow) return { delay: Number(slow[1]) };
  }
  return undefined;
}
