import { pageTypes, isPage } from '../../content/content-types';
import { suggestChoice } from '../../content/text/closest';
import { textLanguage } from '../../content/text/language';
import { fieldName, isDraft, type ContentFile } from '../../reader/content-file';
import type { SiteContent } from '../../reader/site-content';
import { bothMessages, type NameField } from '../both-messages';
import { exampleArticle, withField, withFields } from '../example';
import type { Context, TestRule } from '../rule';

function reportTemplate(file: ContentFile, report: Context['report']): void {
  if (file.contentType || file.data === null || !isPage(file)) return;
  const { template: name } = file.fields;
  // The home page is pages/home.mdx alone.
  const others = pageTypes.map((type) => type.template).filter((one) => one !== 'home');
  const fault = name === undefined ? 'missing' : JSON.stringify(name);
  const advice = suggestChoice(typeof name === 'string' ? name : '', others);
  report({ path: ['template'], message: `"template" is ${fault}.${advice}` });
}

/** Returns what prevents a file from being the translation that it says, as the end of a sentence. */
function translationProblem(
  file: ContentFile,
  path: string,
  site: SiteContent,
  nameOf: NameField,
): string | undefined {
  const original = site.pages.get(path);
  const languageOf = ({ fields }: ContentFile) => textLanguage(fields, site.language);
  if (!original || !isPage(original) || original === file)
    return 'is no other page or article. Write the address of the page that this one translates';
  if (original.fields.translates !== undefined)
    return 'is a translation itself. Write the address of the page that it translates';
  if (languageOf(original) === languageOf(file))
    return `is in the same language. Set ${nameOf(['language'])} in the translation`;
  if ([file, original].some(({ fields }) => fields.hidden === true))
    return `or this page is hidden, so the two cannot name each other. Do without ${nameOf(['hidden'])} there, or without ${nameOf(['translates'])} here`;
  const duplicates = site.files.filter(
    (one) =>
      one.fields.translates === path && languageOf(one) === languageOf(file) && !isDraft(one),
  );
  return duplicates.indexOf(file) > 0
    ? `is translated into the same language in ${duplicates[0]?.file}. Keep one of the two`
    : undefined;
}

/** Returns a file that translates the about page. */
const french = (file: string, before = '') =>
  withFields(`language: fr\n${before}translates: /about/`, file);

/** What the fields of a page say of it. */
export const page: TestRule = {
  name: 'page',
  severity: 'error',
  file(file, { site, report }) {
    reportTemplate(file, report);
    const { translates } = file.fields;
    if (typeof translates !== 'string') return;
    const problem = (nameOf: NameField) => translationProblem(file, translates, site, nameOf);
    if (file.contentType && problem(fieldName) !== undefined)
      report({
        path: ['translates'],
        ...bothMessages(file.contentType.schema, (nameOf) => `"${translates}" ${problem(nameOf)}`),
      });
  },
  examples: {
    reported: [
      [
        withField('template', '▸template: pages', 'content/pages/page.mdx'),
        withField('template', 'template: page', 'content/pages/page.mdx'),
      ],
      [withFields('language: fr\n▸translates: /insights/'), french(exampleArticle)],
      [withFields('▸translates: /about/'), french(exampleArticle)],
      [[french(exampleArticle), french('content/pages/page.mdx', '▸')], french(exampleArticle)],
      [
        [french(exampleArticle, '▸'), withFields('hidden: true', 'content/pages/about.mdx')],
        french(exampleArticle),
      ],
      [french('content/pages/page.mdx', 'hidden: true\n▸'), french('content/pages/page.mdx')],
    ],
    accepted: [
      withFields('draft: true', 'content/pages/about.mdx'),
      [french(exampleArticle), french('content/pages/page.mdx', 'draft: true\n')],
    ],
  },
};
