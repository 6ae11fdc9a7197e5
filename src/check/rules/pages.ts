import { suggestChoice } from '../../content/closest';
import { pageTypes } from '../../content/content-types';
import { textLanguage } from '../../content/language';
import { exampleArticle } from '../example';
import type { TestRule } from '../rule';
import { isPage, type SiteFile } from '../site-file';

const template: TestRule = {
  name: 'template',
  severity: 'error',
  file(file, { report }) {
    if (file.contentType || file.data === null || !isPage(file)) return;
    const { template: name } = file.fields;
    // The home page is pages/home.mdx alone.
    const others = pageTypes.map((type) => type.template).filter((one) => one !== 'home');
    const fault = name === undefined ? 'missing' : JSON.stringify(name);
    const advice = suggestChoice(typeof name === 'string' ? name : '', others);
    report({ at: file.rangeOf(['template']), message: `"template" is ${fault}.${advice}` });
  },
  examples: {
    reported: [
      { file: 'content/pages/page.mdx', replace: 'template: page', by: '▸template: pages' },
    ],
    accepted: [{ file: 'content/pages/about.mdx', replace: '---\n', by: '---\ndraft: true\n' }],
  },
};

const translation: TestRule = {
  name: 'translation',
  severity: 'error',
  file(file, { site, report }) {
    const { translates } = file.fields;
    if (typeof translates !== 'string') return;
    const at = file.rangeOf(['translates']);
    const original = site.pages.get(translates);
    const languageOf = ({ fields }: SiteFile) => textLanguage(fields, site.language);
    if (!original || !isPage(original) || original === file)
      report({
        at,
        message: `"${translates}" is no other page or article. Write the address of the page that this one translates`,
      });
    else if (original.fields.translates !== undefined)
      report({
        at,
        message: `"${translates}" is a translation itself. Write the address of the page that it translates`,
      });
    else if (languageOf(original) === languageOf(file))
      report({
        at,
        message: `"${translates}" is in the same language. Set "language" in the translation`,
      });
  },
  examples: {
    reported: [
      {
        file: exampleArticle,
        replace: /^title: .*/m,
        by: '$&\nlanguage: fr\n▸translates: /insights/',
      },
      { file: exampleArticle, replace: /^title: .*/m, by: '$&\n▸translates: /about/' },
    ],
    accepted: [
      { file: exampleArticle, replace: /^title: .*/m, by: '$&\nlanguage: fr\ntranslates: /about/' },
    ],
  },
};

export const pageRules: readonly TestRule[] = [template, translation];
