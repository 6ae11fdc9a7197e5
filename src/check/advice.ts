import { didYouMean } from '../content/closest';
import { componentNames } from '../content/components';

/** HTML that marks words, and needs nothing else. */
export const elements =
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ');

const markdown =
  '. Write a link as [words](address), a heading with ##, a list with -, a picture as <Figure>';

/** Returns what to write instead of a tag that the site does not have. */
export function tagAdvice(name: string): string {
  const isHtml = /^[a-z]/.test(name);
  const meant = isHtml ? '' : didYouMean(name, componentNames);
  const advice = ` Delete <${name}> and </${name}>, and keep the words${isHtml ? markdown : ''}`;
  return `<${name}> does not work here.${meant || advice}`;
}

/** What to do about a line of code. */
export const codeLineAdvice =
  'A line that begins with "import" or "export" is code. Delete it, or begin it with another word';

const codeAdvice =
  'The braces that begin here are code. Write \\{ for a brace, and {/* note */} for a note';

/** Returns what to do about braces that hold no name of a fact. */
export function braceAdvice(text: string, offset: number): string {
  const rest = text.slice(offset);
  if (/^\{[{%]/.test(rest)) return 'This is the syntax of another system. Delete it';
  if (/^\{(?:[:.#]|[\w-]+=)/.test(rest))
    return 'Attributes in braces (a class, an id, a width) do not work here. Delete them';
  return rest.startsWith('{/*') ? 'This note does not end. Write */} after it' : codeAdvice;
}
