import type { core } from 'zod';
import { fieldsOf, schemaAt, toJsonSchema, valueAt } from '../../content/schemas/field-schema';
import { closestChoice, didYouMean } from '../../content/text/closest';
import { textWidth, visibleCharacters } from '../../content/text/text-length';
import { fillVariables, unknownVariables } from '../../content/variables';
import type { FieldGroup } from '../../reader/content-file';
import { fieldMessages } from '../both-messages';
import { exampleArticle, withField, withFields, withWords } from '../example';
import type { Context, TestRule } from '../rule';
import { valueAdvice } from './field-advice';

type Report = Context['report'];
type UnknownNames = core.$ZodIssueUnrecognizedKeys;

/** Reports the names in a group of fields that its schema does not have. */
function reportUnknownNames(
  { path, keys }: UnknownNames,
  group: FieldGroup,
  fields: unknown,
  report: Report,
): void {
  const given = Object.keys(fieldsOf(valueAt(fields, path)));
  const known = Object.keys(schemaAt(toJsonSchema(group.schema), path).properties ?? {});
  const free = known.filter((name) => !given.includes(name));
  const others = free.length > 0 ? `, or choose: ${free.join(', ')}` : '';
  for (const key of keys)
    report({
      at: group.rangeOf(path, key),
      message: `There is no "${key}" here.${didYouMean(key, free) || ` Delete it${others}`}`,
    });
}

/** Returns whether an issue follows from another problem, which is reported by itself. */
function isConsequence(
  { path }: core.$ZodIssue,
  value: unknown,
  unknownNames: readonly UnknownNames[],
  { site }: Context,
): boolean {
  if (typeof value === 'string') return unknownVariables(value, site.variables).length > 0;
  // A field is missing where its name is misspelt.
  const beside = unknownNames.filter((one) => one.path.join() === path.slice(0, -1).join());
  const names = beside.flatMap(({ keys }) => keys);
  return value === undefined && closestChoice(String(path.at(-1)), names) !== undefined;
}

/** Reports what the schema of a group refuses, each value once. */
function checkGroup(group: FieldGroup, context: Context): void {
  const { schema, rangeOf, tag } = group;
  const report: Report = ({ path, message, editorMessage = message, ...one }) => {
    // The editor leads to a field of the file, but only to the text around a component.
    const start = tag ? `${tag}: ` : '';
    const both = { message: start + message, editorMessage: start + editorMessage };
    context.report({ ...one, ...both, path: tag ? undefined : path });
  };
  const fields = fillVariables(group.data, context.site.variables);
  const issues: readonly core.$ZodIssue[] = schema.safeParse(fields).error?.issues ?? [];
  const unknownNames = issues.filter((issue) => issue.code === 'unrecognized_keys');
  for (const issue of unknownNames) reportUnknownNames(issue, group, fields, report);
  const reported = new Set<string>();
  for (const issue of issues) {
    const { path } = issue;
    const value = valueAt(fields, path);
    if (issue.code === 'unrecognized_keys' || reported.has(path.join())) continue;
    if (isConsequence(issue, value, unknownNames, context)) continue;
    reported.add(path.join());
    if (issue.code === 'invalid_key')
      report({
        at: rangeOf(path, String(path.at(-1))),
        message: 'The name of a variable consists of letters alone, such as replyTime',
      });
    else {
      const fieldSchema = schemaAt(toJsonSchema(schema), path);
      const advice = valueAdvice(issue, value, fieldSchema);
      report({ at: rangeOf(path), path, ...fieldMessages(path, fieldSchema, advice) });
    }
  }
}

const field: TestRule = {
  name: 'field',
  severity: 'error',
  file({ groups }, context) {
    for (const group of groups) checkGroup(group, context);
  },
  examples: {
    reported: [
      [withWords('"Northbound"', '▸"  "', 'content/site.json'), []],
      [
        withWords(
          '"variables"',
          '"minimumEngagement": {\n▸"amount": 0, "currency": "USD" },\n"variables"',
          'content/site.json',
        ),
        withWords(
          '"variables"',
          '"minimumEngagement": { "amount": 1, "currency": "USD" },\n"variables"',
          'content/site.json',
        ),
      ],

      [
        {
          file: exampleArticle,
          text: `---\n▸title: A\ndescription: ${'Words '.repeat(20)}\npublished: 2026-03-31\nauthor: sample\ntopics: [openings]\n---\n\nWords.\n`,
        },
        [],
      ],
      [withWords('published:', '▸publised:', exampleArticle), []],
      [withFields('▸colour: red'), []],
      [
        withField('order', '▸order: "9"', 'content/faq/sample.mdx'),
        withField('order', 'order: 9', 'content/faq/sample.mdx'),
      ],
      [withFields('▸draft: yes'), withFields('draft: true')],
      [
        withWords('topics:\n  - openings', '▸topics: openings', exampleArticle),
        withWords('topics:\n  - openings', 'topics: ["openings"]', exampleArticle),
      ],
      [
        withWords('topics:\n  - openings', '▸topics: []', exampleArticle),
        withWords('topics:\n  - openings', 'topics: [openings]', exampleArticle),
      ],
      [
        withWords(
          '"variables"',
          '"minimumEngagement": {\n▸"amount": "1,900", "currency": "USD" },\n"variables"',
          'content/site.json',
        ),
        withWords(
          '"variables"',
          '"minimumEngagement": { "amount": 1900, "currency": "USD" },\n"variables"',
          'content/site.json',
        ),
      ],
      [withField('light', '  ▸light: /content/images/hero-light.jpg'), []],
      [withFields('▸language: pt_BR'), withFields('language: pt-BR')],
      [
        withFields('▸hidden: true', 'content/pages/home.mdx'),
        withFields('draft: false', 'content/pages/home.mdx'),
      ],
      [withField('title', '▸title: 2026'), withField('title', "title: '2026'")],
      [withField('title', "▸title: '*Our* *Story*'"), withField('title', "title: '*Our* Story'")],
      [withField('title', '▸title:'), withField('title', 'title: The headline')],
      [withField('title', '▸title: "\u200B\u2060 \u3164"'), withField('title', 'title: The text')],
      [withField('title', '▸title:\n  a: b'), withField('title', 'title: Text')],
      [
        withField('published', '▸published: 2026-02-31'),
        withField('published', 'published: 2026-03-31'),
      ],
      [
        withField('icon', '▸icon: hart', 'content/plans/sample.mdx'),
        withField('icon', 'icon: heart', 'content/plans/sample.mdx'),
      ],
      [
        withField('items', 'items:\n  - A rewrite\n  ▸- A rewrite', 'content/plans/sample.mdx'),
        withField('items', 'items:\n  - Two rewrites\n  - A rewrite', 'content/plans/sample.mdx'),
      ],
      [
        `<Figure picture="images/hero-light.jpg" alt="A pen"\n▸colour="b" />`,
        '<Figure picture="images/hero-light.jpg" alt="A pen"\ncaption="b" />',
      ],
      [
        'Words.\n\n▸<Figure picture="images/hero-light.jpg" />',
        'Words.\n\n<Figure picture="images/hero-light.jpg" alt="A pen" />',
      ],
      ['▸<Action href={1}>Go</Action>', '<Action href="/services/">Go</Action>'],
      [
        [withWords('picture:', '▸picture:', exampleArticle), withField('alt', '')],
        withField('alt', '  alt: A pen'),
      ],
    ],
    accepted: [
      withWords('https://www.linkedin.com', 'http://www.linkedin.com', 'content/site.json'),
      withField('alt', `  alt: ${'A long look '.repeat(14)}`),
      withField('alt', "  alt: ''"),
      withField('description', `description: ${'Words '.repeat(10)}at`),
    ],
  },
};

/** Warns of what is longer or shorter than reads well. What is empty is reported by its schema. */
const length: TestRule = {
  name: 'length',
  severity: 'warning',
  value({ path, value, schema }, { report }) {
    const { minLength = 0, maxLength = Infinity } = schema;
    if (minLength === 0 && maxLength === Infinity) return;
    const width = textWidth(value.trim());
    if (width === 0 || (width >= minLength && width <= maxLength)) return;
    // In Chinese, Japanese and Korean, a character is as wide as two letters.
    const unit = width > 1.5 * visibleCharacters(value.trim()).length ? 2 : 1;
    const [fault, best] =
      width < minLength
        ? ['short', `${Math.ceil(minLength / unit)} or more`]
        : ['long', `${Math.floor(maxLength / unit)} or fewer`];
    const letters = unit === 2 ? '; two Latin letters count as one' : '';
    const advice = `is too ${fault} to read well. Write ${best} characters, not ${Math.ceil(width / unit)}${letters}`;
    report(fieldMessages(path, schema, advice));
  },
  examples: {
    reported: [
      [
        withField('title', `▸title: Brand ${'文'.repeat(30)}`),
        withField('title', `title: Brand ${'文'.repeat(27)}`),
      ],

      [
        withField('title', `▸title: ${'Words '.repeat(13)}`),
        withField('title', `title: ${'Words '.repeat(10)}`),
      ],
      // Wide characters count two.
      [
        withField('title', `▸title: ${'文'.repeat(38)}`),
        withField('title', `title: ${'文'.repeat(30)}`),
      ],
    ],
    accepted: [withField('title', 'title: A title of the usual length')],
  },
};

export const fieldRules: readonly TestRule[] = [field, length];
