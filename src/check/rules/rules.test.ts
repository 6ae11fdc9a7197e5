import { rules } from '.';
import { checkExample } from '../../../tests/support/check-example';
import { commit, withField, withFields, type Example } from '../example';
import type { LocatedProblem } from '../located-problem';

const placeOf = ({ file, line }: LocatedProblem) => `${file}:${line}`;
const sentenceOf = (one: LocatedProblem) => `${placeOf(one)} [${one.rule}] ${one.message}`;

/** Lengths are judged by themselves: the texts of examples are short. */
const isOther =
  (name: string) =>
  ({ rule }: LocatedProblem) =>
    rule === name || rule !== 'length';

const shown = (example: Example) => JSON.stringify(example).slice(0, 80);
const reported = rules.flatMap((rule) =>
  rule.examples.reported.map(([example]) => [rule.name, shown(example), rule, example] as const),
);
const accepted = rules.flatMap(({ name, examples }) =>
  [...examples.reported.map(([, corrected]) => corrected), ...examples.accepted].map(
    (example) => [name, shown(example), example] as const,
  ),
);

test.each(reported)('%s reports %s', async (_name, _shown, rule, example) => {
  const { found, marked } = await checkExample(example);
  const others = found.filter(isOther(rule.name));
  expect([...new Set(others.map(placeOf))]).toEqual(marked);
  expect([...new Set(others.map(({ rule: name, severity }) => `${name} ${severity}`))]).toEqual([
    `${rule.name} ${rule.severity}`,
  ]);
});

test.each(accepted)('%s accepts %s', async (name, _shown, example) => {
  const { found } = await checkExample(example);
  expect(found.filter(isOther(name)).map(sentenceOf)).toEqual([]);
});

test('each rule has examples of both kinds, and a name of its own', () => {
  for (const { examples } of rules) {
    expect(examples.reported).not.toEqual([]);
    expect(examples.accepted).not.toEqual([]);
  }
  const names = rules.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each<[Example, string]>([
  [
    '<Figure picture="images/hero-light.jpg" />',
    '<Figure>: “Alternative text” is missing: What the picture shows',
  ],
  [
    withField('published', 'published: 2026-03-31\nupdated: 2026-03-30'),
    '“Updated” is 2026-03-30, before “Published”, 2026-03-31. Change one of the two',
  ],
  [
    withFields('translates: /about/'),
    '"/about/" is in the same language. Set “Language” in the translation',
  ],
  [
    [commit, withField('light', '  light: images/social.png')],
    '“Light theme” is a new picture, but “Alternative text” is from the one before. Change what no longer fits',
  ],
  [
    { file: 'content/faq/z.mdx', text: '---\nquestion: A?\norder: 3\n---\n\nA' },
    'faq/sample.mdx has the same place. Press Reorder above the list, and move one of the two',
  ],
])('in the editor, %j is said in the words of its form', async (example, expected) => {
  const { found } = await checkExample(example);
  expect(found.map(({ editorMessage }) => editorMessage)).toContain(expected);
});
