import { fc } from '../../../tests/support/fast-check';
import { silent, spoken } from '../spoken';
import { readContentFile } from '../content-file';
import { mended } from './mended';
import { rightSite } from './right-site';
import { textIn } from './site-in-memory';

/** What a careless hand leaves in a file. */
const slips = [
  ...['"', "'", "''", ' ,', ' -- ', '\u00a0', '\u200b', '\u00ad', 'linkedin ', '• ', '“', '”'],
  ...['**', '*', '_', '`', '# ', '> ', '- ', '2019. ', '{', '}', '{ brand }', '{/* ask Jo */}'],
  ...['{ /* ask Jo */ }', '<!-- ask Jo -->', '<', '<b>', '&nbsp;', '[', '](/about)', ': ', ' #'],
  ...['\t', '\n', '\n\n', ',', '\\', 'yes', '08', '---\n', 'Ã©'],
];

const file = fc.constantFrom('pages/press.mdx', 'faq/how-soon.mdx', 'testimonials/mei.json');

const slip = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  what: fc.constantFrom(...slips),
});

const withSlips = (text: string, made: readonly { at: number; what: string }[]) =>
  made.reduce((now, { at, what }) => {
    const place = Math.floor(at * now.length);
    return now.slice(0, place) + what + now.slice(place);
  }, text);

test('a second --fix changes nothing, and none publishes a note', () => {
  fc.assert(
    fc.property(file, fc.array(slip, { minLength: 1, maxLength: 4 }), (name, made) => {
      const text = withSlips(textIn(rightSite, name), made);
      const once = mended(new Map([...rightSite, [name, text]])).files;
      const fixed = textIn(once, name);
      expect(textIn(mended(once).files, name)).toBe(fixed);
      const read = (content: string) =>
        spoken(readContentFile(name, content, {})).replaceAll(silent, ' ');
      if (!read(text).includes('ask Jo')) expect(read(fixed)).not.toContain('ask Jo');
    }),
    { numRuns: 150 },
  );
});
