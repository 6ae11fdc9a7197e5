import { catalogue } from '../catalogue';
import { nameIn } from './brackets';

/** A prop whose value has more quotes than the two around it. */
const innerQuote = /([\w-]+)\s*=\s*(["'])(?:(?!\2)[^])*\2(?:(?!\2)[^=])*\2/;

/** A prop whose value has no second quote before the end of the tag. */
const openQuote = /^<[\w.]+(?:\s+[\w-]+\s*=\s*"[^"]*")*\s+([\w-]+)\s*=\s*"[^"]*>$/;

/** Returns what to do about the quotes of a tag that cannot be read; undefined when they are right. */
export function quoteAdvice(tag: string): string | undefined {
  const name = nameIn(tag);
  const isKnown = catalogue().has(name);
  // Its value goes on up to the quote of the next prop.
  const [, lost] = /([\w-]+)\s*=\s*"[^"]*\s[\w-]+\s*=\s*"/.exec(tag) ?? openQuote.exec(tag) ?? [];
  if (lost !== undefined)
    return `The quote after ${lost}= is never closed. Add " at the end of its value`;
  const [, named, value] = /\s([\w-]+)\s*:\s*["“]([^"”]*)["”]/.exec(tag) ?? [];
  if (isKnown && named !== undefined)
    return `Write ${named}="${value ?? '…'}", with = instead of the colon`;
  const [, listed] = /([\w-]+)\s*=\s*"[^"]*"\s*,/.exec(tag) ?? [];
  if (isKnown && listed !== undefined) return `Delete the comma after ${listed}="…"`;
  const [, prop, sign] = innerQuote.exec(tag) ?? [];
  if (isKnown && prop !== undefined) {
    const marks = sign === '"' ? '“ ”' : '’ or ‘ ’';
    return `The ${prop} of <${name}> has straight quotes inside, and the first one ends it. Write ${marks} there`;
  }
  const [, odd, words = '…'] = /([\w-]+)\s*=\s*[“”‘’]([^“”‘’>]*)[“”‘’]/.exec(tag) ?? [];
  if (odd !== undefined) return `<${name}> needs straight quotes. Write ${odd}="${words}"`;
  const [, bare] = /([\w-]+)\s*=\s*[^\s"'{]/.exec(tag) ?? [];
  return (isKnown && bare !== undefined) || /=\s*[“”‘’]/.test(tag)
    ? `<${name}> needs straight quotes: ${bare ?? ''}="…"`
    : undefined;
}
