import { suggestChoice } from '../../content/closest';
import { slugOf } from '../../content/paths';
import { exampleArticle, withField, withWords } from '../example';
import type { Site } from '../read-site';
import type { TestRule } from '../rule';
import { folderOf, isDraft, type SiteFile, type Value } from '../site-file';

/** Returns what is wrong with the name of an entry. A file that is missing or cannot be read is reported by itself. */
function entryProblem({ value, at }: Value, folder: string, file: SiteFile, site: Site) {
  const names = site.entries.get(folder) ?? [];
  if (names.length === 0) return undefined;
  if (!names.includes(value))
    return `There is no "${value}" in ${folder}.${suggestChoice(value, names)}`;
  // An answer that shows itself, or two that show each other, would never end.
  if (folder === folderOf(file)) return `An entry of ${folder}/ cannot show another. Link to it`;
  // The headings and footnotes of an answer have ids.
  const isSame = (one: Value) => one.schema.relation === folder && one.value === value;
  if (folder === 'faq' && file.values.find(isSame)?.at !== at)
    return `This page shows "${value}" above. Delete one of the two`;
  const isNamed = (one: SiteFile) => folderOf(one) === folder && slugOf(one.file) === value;
  return site.files.some((one) => isNamed(one) && isDraft(one)) && !isDraft(file)
    ? `"${value}" is a draft. Publish it, or leave it out until then`
    : undefined;
}

export const entryReference: TestRule = {
  name: 'entry',
  severity: 'error',
  value(value, { file, site, report }) {
    const { relation: folder } = value.schema;
    const message = folder === undefined ? undefined : entryProblem(value, folder, file, site);
    if (message !== undefined) report({ message });
  },
  examples: {
    reported: [
      withField('author', '▸author: sampel'),
      '▸<Testimonial name="mei" />',
      '<Question name="sample" />\n\n▸<Question name="sample" />',
      withWords('content/faq/sample.mdx', 'Words.', '▸<Question name="sample" />'),
      [
        {
          file: 'content/faq/other.mdx',
          text: '---\nquestion: A\norder: 9\ndraft: true\n---\n\nA',
        },
        withWords(exampleArticle, 'Words.', '▸<Question name="other" />'),
      ],
    ],
    accepted: ['<Testimonial name="sample" />', '<Question name="sample" />'],
  },
};
