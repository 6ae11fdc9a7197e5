import { slugOf } from '../../content/addresses/paths';
import { isDay } from '../../content/calendar';
import { valueAt } from '../../content/schemas/field-schema';
import { amountsIn, priceSchema, priceText } from '../../content/schemas/price';
import { suggestChoice } from '../../content/text/closest';
import { folderOf, isDraft, type ContentFile, type FieldText } from '../../reader/content-file';
import type { SiteContent } from '../../reader/site-content';
import { bothMessages } from '../both-messages';
import { exampleArticle, withField, withFields, withWords } from '../example';
import type { Context, TestRule } from '../rule';

function reportOrder(file: ContentFile, { site, report }: Context): void {
  const { order: number } = file.fields;
  if (typeof number !== 'number') return;
  const others = site.files.filter(({ contentType }) => contentType === file.contentType);
  const first = others.find(({ fields }) => fields.order === number);
  if (!first || first === file) return;
  const next = Math.max(...others.map(({ fields }) => Number(fields.order) || 0)) + 1;
  report({
    path: ['order'],
    message: `"order" ${number} is already used in ${first.file}. The next free number is ${next}`,
    editorMessage: `${first.file} has the same place. Press Reorder above the list, and move one of the two`,
  });
}

const published = (days: string) => withField('published', `published: ${days}`);

function reportUpdate({ contentType, fields }: ContentFile, { site, report }: Context): void {
  const { published: first, updated: day } = fields;
  const path = ['updated'];
  if (!contentType || !isDay(day)) return;
  const fault =
    isDay(first) && day < first
      ? (name: string) => `before ${name}, ${first}. Change one of the two`
      : day > site.today && (() => 'a day to come. Write it on that day');
  if (fault)
    report({
      path,
      ...bothMessages(
        contentType.schema,
        (nameOf) => `${nameOf(path)} is ${day}, ${fault(nameOf(['published']))}`,
      ),
    });
}

/** Returns what is wrong with the name of an entry. A file that is missing or cannot be read is reported by itself. */
function entryProblem(
  { value, at }: FieldText,
  folder: string,
  file: ContentFile,
  site: SiteContent,
) {
  const names = site.entries.get(folder) ?? [];
  if (names.length === 0) return undefined;
  if (!names.includes(value))
    return `There is no "${value}" in ${folder}.${suggestChoice(value, names)}`;
  // An answer that shows itself, or two that show each other, would never end.
  if (folder === folderOf(file)) return `An entry of ${folder}/ cannot show another. Link to it`;
  // The headings and footnotes of an answer have ids.
  const isSame = (one: FieldText) => one.schema.relation === folder && one.value === value;
  if (folder === 'faq' && file.values.find(isSame)?.at !== at)
    return `This page shows "${value}" above. Delete one of the two`;
  const isNamed = (one: ContentFile) => folderOf(one) === folder && slugOf(one.file) === value;
  return site.files.some((one) => isDraft(one) && isNamed(one)) && !isDraft(file)
    ? `"${value}" is a draft. Publish it, or leave it out until then`
    : undefined;
}

/** What the fields of an entry must have beside a valid form. */
const entry: TestRule = {
  name: 'entry',
  severity: 'error',
  file(file, context) {
    reportOrder(file, context);
    reportUpdate(file, context);
  },
  value(value, { file, site, report }) {
    const { relation: folder } = value.schema;
    const message = folder === undefined ? undefined : entryProblem(value, folder, file, site);
    if (message !== undefined) report({ message });
  },
  examples: {
    reported: [
      [
        { file: 'content/faq/z.mdx', text: '---\nquestion: A?\n▸order: 3\n---\n\nA' },
        { file: 'content/faq/z.mdx', text: '---\nquestion: A?\norder: 4\n---\n\nA' },
      ],
      [published('2026-03-31\n▸updated: 2026-03-30'), published('2026-03-31\nupdated: 2026-03-31')],
      [published('2026-03-31\n▸updated: 2999-03-30'), published('2026-03-31\nupdated: 2026-04-30')],
      [withField('author', '▸author: sampel'), withField('author', 'author: sample')],
      ['▸<Testimonial name="mei" />', '<Testimonial name="sample" />'],
      ['<Question name="sample" />\n\n▸<Question name="sample" />', '<Question name="sample" />'],
      [
        withWords('Words.', '▸<Question name="sample" />', 'content/faq/sample.mdx'),
        withWords('Words.', 'See [this](/#sample).', 'content/faq/sample.mdx'),
      ],
      [
        [
          {
            file: 'content/faq/other.mdx',
            text: '---\nquestion: A?\norder: 9\ndraft: true\n---\n\nA',
          },
          withWords('Words.', '▸<Question name="other" />', exampleArticle),
        ],
        [
          { file: 'content/faq/other.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
          withWords('Words.', '<Question name="other" />', exampleArticle),
        ],
      ],
    ],
    accepted: [
      { file: 'content/faq/z.mdx', text: '---\nquestion: A?\norder: 9\n---\n\nA' },
      published('2024-03-31\nupdated: 2024-04-02'),
      '<Testimonial name="sample" />',
      '<Question name="sample" />',
      // Without its folder, what names an entry stays, and is not shown.
      [
        { file: 'content/case-studies/sample.mdx', isDeleted: true },
        withFields('caseStudy: said-last'),
      ],
    ],
  },
};

/** Puts a price in words, and its amount for search engines, into a plan. */
const withPrice = (terms: string, amount?: number) =>
  withWords(
    'Silver or Gold, month by month',
    amount === undefined ? terms : `${terms}\n  price: { amount: ${amount}, currency: EUR }`,
    'content/plans/sample.mdx',
  );

/** The price in words is for visitors, and the one in numbers for search engines. */
const price: TestRule = {
  name: 'price',
  severity: 'warning',
  file({ contentType, fields }, { site, report }) {
    if (contentType?.typeName !== 'Plan') return;
    const terms = String(valueAt(fields, ['pricing', 'terms']));
    const own = priceSchema.safeParse(valueAt(fields, ['pricing', 'price'])).data;
    const known = own ?? site.siteFields.minimumEngagement;
    const amounts = amountsIn(terms);
    if (amounts.length === 0 || (known && amounts.includes(known.amount))) return;
    const other = known
      ? `${priceText(known, site.language)}${own ? '' : ', that of the site'}`
      : 'none';
    report({
      path: ['pricing', 'terms'],
      ...bothMessages(
        contentType.schema,
        (nameOf) =>
          `“${terms}” is the price for visitors, and that for search engines is ${other}. Write the same amount as ${nameOf(['pricing', 'price'])}`,
      ),
    });
  },
  examples: {
    reported: [
      [withPrice('▸From $900'), withPrice('From $900', 900)],
      [withPrice('▸From €1,900', 190), withPrice('From €1,900', 1900)],
    ],
    accepted: [
      withPrice('By custom quote'),
      withPrice('From €1,900 for 3 months', 1900),
      withPrice('Ab 1.900,00 € im Monat', 1900),
      withPrice('من ١٬٩٠٠ يورو', 1900),
    ],
  },
};

export const entryRules: readonly TestRule[] = [entry, price];
