import { isDay } from '../../content/calendar';
import { withField } from '../example';
import type { TestRule } from '../rule';

const order: TestRule = {
  name: 'order',
  severity: 'error',
  file(file, { site, report }) {
    const { order: number } = file.fields;
    const others = site.files.filter(({ contentType }) => contentType === file.contentType);
    const first = others.find(({ fields }) => fields.order === number);
    if (typeof number !== 'number' || !first || first === file) return;
    const next = Math.max(...others.map(({ fields }) => Number(fields.order) || 0)) + 1;
    report({
      at: file.rangeOf(['order']),
      message: `"order" ${number} is already used in ${first.file}. The next free number is ${next}`,
    });
  },
  examples: {
    reported: [{ file: 'content/faq/z.mdx', text: '---\nquestion: A\n▸order: 3\n---\n\nA' }],
    accepted: [{ file: 'content/faq/z.mdx', text: '---\nquestion: A\norder: 9\n---\n\nA' }],
  },
};

const published = (days: string) => withField('published', `published: ${days}`);

const updated: TestRule = {
  name: 'updated',
  severity: 'error',
  file({ fields, rangeOf }, { site, report }) {
    const { updated: day } = fields;
    const at = rangeOf(['updated']);
    if (!isDay(day)) return;
    if (isDay(fields.published) && day < fields.published)
      report({
        at,
        message: `"updated" is ${day}, before "published", ${fields.published}. Change one of the two`,
      });
    else if (day > site.today)
      report({ at, message: `"updated" is ${day}, a day to come. Write it on that day` });
  },
  examples: {
    reported: [
      published('2026-03-31\n▸updated: 2026-03-30'),
      published('2026-03-31\n▸updated: 2999-03-30'),
    ],
    accepted: [published('2024-03-31\nupdated: 2024-04-02')],
  },
};

/** What the fields of an entry must have beside a valid form. */
export const entryRules: readonly TestRule[] = [order, updated];
