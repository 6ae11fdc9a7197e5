import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Arbitrary } from 'fast-check';
import { fc } from '../../../tests/support/fast-check';
import { checkSite, errorsIn } from '../check';
import { applyEdits, editsByFile } from '../fix';
import { folderOf } from '../mistakes/site-in-memory';
import { rightSite } from '../mistakes/right-site';
import { parseContent } from '../reading/parse';
import { remarkPlugins } from './remark-plugins';

const { array, assert, asyncProperty, constantFrom, nat, oneof, record } = fc;

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const settings = readFileSync('content/site.json', 'utf8');
writeFileSync(join(folder, 'site.json'), settings);
afterAll(() => rmSync(folder, { recursive: true }));

/** The pieces that Markdown and MDX are made of, and what writers put beside them. */
const pieces = [
  ...['word', ' ', ' ', '\n', '\n\n', '\r\n', '    ', '\t', 'a', '’', '´', 'é', '3', '.', ',', '!'],
  ...['{', '}', '<', '>', '/', '*', '**', '_', '__', '***', '[', ']', '(', ')', '](', '][', '[^1]'],
  ...['#', '# ', '## ', '- ', '> ', '1. ', '2019. ', '---', '===', '\\', '&', '&amp;', '&mdash;'],
  ...['"', "'", '=', '|', '| - |', '~', '~~', ':', '`', '``', '```', '- [ ] ', '![', '[^1]: '],
  ...[
    '<b>',
    '</b>',
    '<br/>',
    '<br>',
    '<a href="x">',
    '<i',
    '<>',
    '</>',
    '<!--',
    '-->',
    '<!-- a -->',
  ],
  ...['{/*', '*/}', '{/* note */}', '{ /* note */ }', '{brand}', '{nobody}', '{ brand }', '{1+1}'],
  ...['{#id}', '{...x}', '=>', 'import ', 'export default ', "import a from 'b'", 'const '],
  ...[
    '<https://a.example>',
    '<me@a.example>',
    'https://a.example/',
    'www.a.example',
    'me@a.example',
  ],
  ...['[us](/about/)', '[us](/about)', '[a]: /about/', '[a]', '(/about/ "t")', '(tel:+1 555)'],
  ...[
    '<Action href="/">',
    '</Action>',
    '<Action href="/about/">Go</Action>',
    '<Action',
    ' href={1}',
  ],
];

const texts = ['pages', 'faq', 'plans'].flatMap((name) =>
  readdirSync(join('content', name)).map((file) => {
    const path = join('content', name, file);
    return parseContent(path, readFileSync(path, 'utf8')).body.slice(0, 1500);
  }),
);

const generated = array(constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

/** A text of the site with pieces put in, or characters taken out. */
const mutated: Arbitrary<string> = record({
  text: constantFrom(...texts),
  changes: array(
    record({ at: nat(1500), cut: constantFrom(0, 0, 0, 1, 2, 5), by: constantFrom(...pieces) }),
    { minLength: 1, maxLength: 4 },
  ),
}).map(({ text, changes }) =>
  changes.reduce((now, { at, cut, by }) => {
    const from = at % (now.length + 1);
    return now.slice(0, from) + by + now.slice(from + cut);
  }, text),
);

const file = 'pages/press.mdx';
const fields = /^---\n[^]*?\n---\n/.exec(String(rightSite.get(file)))?.[0] ?? '';

/** A site that is small, so that each check is short; other tests cover what it lacks. */
const others = new Map(
  [...rightSite].filter(([name]) => /^(images|pages\/(about|services)\.mdx$)/.test(name)),
);
others.set('site.json', settings);

function check(body: string) {
  const text = fields + body;
  const problems = checkSite(folderOf(new Map([...others, [file, text]])));
  const own = problems.filter((problem) => problem.file === file);
  const after = applyEdits(text, editsByFile(own).get(file) ?? []);
  return { passes: errorsIn(own).length === 0, after: after.slice(fields.length), problems: own };
}

async function builds(body: string): Promise<boolean> {
  const { compile } = await import('@mdx-js/mdx');
  return compile(body, { remarkPlugins: remarkPlugins(folder) }).then(
    () => true,
    () => false,
  );
}

const runs = Number(process.env.TEXT_RUNS ?? 1500);

test('what the check passes, the build builds, also after --fix', async () => {
  const count = { passed: 0, built: 0 };
  await assert(
    asyncProperty(oneof(generated, mutated), async (body) => {
      const { passes, after } = check(body);
      const isBuilt = await builds(body);
      count.passed += Number(passes);
      count.built += Number(isBuilt);
      if (passes && !isBuilt) throw new Error('The check passes what cannot be built.');
      if (passes && after !== body && !(await builds(after)))
        throw new Error(`--fix breaks: ${after}`);
    }),
    { numRuns: runs },
  );
  // Without texts of both kinds, nothing would be shown.
  expect(count.passed).toBeGreaterThan(runs / 20);
  expect(count.built).toBeLessThan(runs);
  if (process.env.TEXT_RUNS) process.stdout.write(`${JSON.stringify({ runs, ...count })}\n`);
});
