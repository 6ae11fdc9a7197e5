import { parseText } from '../../src/reader/markdown/parse-text';
import { fc } from './fast-check';

const words = ['word', 'Some words.', 'snake_case', '“q” é', '1986', ' ', '\u00a0', '\t', '\n', '\\\n', '  \n']; // prettier-ignore
const escapes = ['\\{x\\}', '\\- ', '1986\\. ', '\\_', '\\*', '\\\\', '\\', '&nbsp;', '&#123;', '&amp;', '&lt;']; // prettier-ignore
const signs = ['{replyTime}', '{/* n */}', '*a*', '**b**', '__b__', '_c_', '***d***', '~~s~~', '`co_de`', '*', '_', '`', '|']; // prettier-ignore
const links = ['[l](/x/)', '[l *i*](/x/ "t")', '[r][one]', '[one]', '[^1]', 'https://x.test/a_b', '<br />', '<kbd>K</kbd>']; // prettier-ignore
const starts = ['- ', '* ', '+ ', '1. ', '2) ', '  - ', '    - ', '- [ ] ', '> ', '>\n', '# ', '### ', '***\n', '===\n']; // prettier-ignore
const blocks = [
  '[one]: /y/',
  '[^1]: note',
  '| a | b |\n| - | :-: |\n| 1 | 2 |',
  '```\ncode\n\nmore\n```',
  '<Callout title="a">\n\nIt \\{is\\}.\n\n</Callout>',
  '<Figure\n  picture="images/a.jpg"\n  alt="A *b* &quot;c&quot;"\n/>',
  '<Action href="/x/">Go _now_</Action>',
  '<Steps>\n\n1. a\n   - b\n2. c\n\n</Steps>',
].map((block) => `\n\n${block}\n\n`);
const breaks = starts.flatMap((start) => [`\n${start}`, `\n\n${start}`]).concat('\n\n', '\n\n');

/** All that Markdown has, as it is written. */
export const pieces = [...words, ...escapes, ...signs, ...links, ...blocks, ...breaks];

/** Makes texts of it, which MDX can read or not. */
export const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 25 })
  .map((parts) => parts.join('').trim());

/** Returns one text of many that MDX can read. */
const textOf = (numRuns: number) =>
  fc
    .sample(texts, { seed: 1, numRuns })
    .filter((text) => parseText(text).problems.length === 0)
    .join('\n\n');

export const longText = textOf(50);

/** For a browser, in which each part of a text with fields takes its time. */
export const shorterText = textOf(25);
