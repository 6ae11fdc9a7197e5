import { catalogue } from '../catalogue';
import { nameIn } from './brackets';
import { tagAdvice } from './tag-advice';

/** A prop whose value has more quotes than the two around it. */
const innerQuote = /([\w-]+)\s*=\s*(["'])(?:(?!\2)[^])*\2(?:(?!\2)[^=])*\2/;

/** A prop whose value has no second quote before the end of the tag. */
const openQuote = /^<[\w.]+(?:\s+[\w-]+\s*=\s*"[^"]*")*\s+([\w-]+)\s*=\s*"[^"]*>$/;

/** Returns what to do about the quotes of a tag that cannot be read; undefined when they are right. */
export function quoteAdvice(tag: string): string | undefined {
  const name = nameIn(tag);
  const isKnown = catalogue().has(name);
  const [, prop, sign] = innerQuote.exec(tag) ?? [];
  if (isKnown && prop !== undefined) {
    const marks = sign === '"' ? '“ ”' : '’ or ‘ ’';
    return `The ${prop} of <${name}> has straight quotes inside, and the first one ends it. Write ${marks} there`;
  }
  const [, open] = openQuote.exec(tag) ?? [];
  if (open !== undefined) return `The quote after ${open}= is never closed. Add " before >`;
  const [, odd, words = '…'] = /([\w-]+)\s*=\s*[“”‘’]([^“”‘’>]*)[“”‘’]/.exec(tag) ?? [];
  if (odd !== undefined) return `<${name}> needs straight quotes. Write ${odd}="${words}"`;
  return /=\s*[“”‘’]/.test(tag) || (isKnown && /=\s*[^\s"'{]/.test(tag))
    ? `<${name}> needs straight quotes. ${tagAdvice(name)}`
    : undefined;
}
