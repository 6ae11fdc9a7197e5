import { suggestChoice } from '../../content/closest';
import { slugOf } from '../../content/paths';
import { exampleArticle, withField } from '../example';
import type { Context, TestRule } from '../rule';
import { folderOf, isDraft, type Value } from '../site-file';

/**
 * Returns the names that a value may have, and their folder or list; undefined if it names no entry.
 * A file that is missing or cannot be read is reported by itself.
 */
function entriesFor({ schema: { entry } }: Value, { site }: Context) {
  const names = site.entries.get(entry ?? '') ?? [];
  return entry === undefined || names.length === 0 ? undefined : { entry, names };
}

const entry: TestRule = {
  name: 'entry',
  severity: 'error',
  value(value, context) {
    const known = entriesFor(value, context);
    if (known && !known.names.includes(value.value))
      context.report({
        message: `There is no "${value.value}" in ${known.entry}.${suggestChoice(value.value, known.names)}`,
      });
  },
  examples: {
    reported: [withField('author', '▸author: sampel'), '▸<Testimonial name="mei" />'],
    accepted: ['<Testimonial name="sample" />'],
  },
};

/** An answer that shows itself, or two that show each other, would never end. */
const entryInItsFolder: TestRule = {
  name: 'entry-in-its-folder',
  severity: 'error',
  value(value, context) {
    const known = entriesFor(value, context);
    if (known?.entry === folderOf(context.file) && known.names.includes(value.value))
      context.report({ message: `An entry of ${known.entry}/ cannot show another. Link to it` });
  },
  examples: {
    reported: [
      { file: 'content/faq/sample.mdx', replace: 'Words.', by: '▸<Question name="sample" />' },
    ],
    accepted: ['<Question name="sample" />'],
  },
};

const draftEntry: TestRule = {
  name: 'draft-entry',
  severity: 'error',
  value(value, context) {
    const { file, site, report } = context;
    const known = entriesFor(value, context);
    const named = site.files.find(
      (one) => folderOf(one) === known?.entry && slugOf(one.file) === value.value,
    );
    if (named && isDraft(named) && !isDraft(file) && folderOf(file) !== known?.entry)
      report({ message: `"${value.value}" is a draft. Publish it, or leave it out until then` });
  },
  examples: {
    reported: [
      [
        {
          file: 'content/faq/other.mdx',
          text: '---\nquestion: A\norder: 9\ndraft: true\n---\n\nA',
        },
        { file: exampleArticle, replace: 'Words.', by: '▸<Question name="other" />' },
      ],
    ],
    accepted: ['<Question name="sample" />'],
  },
};

export const referenceRules: readonly TestRule[] = [entry, entryInItsFolder, draftEntry];
