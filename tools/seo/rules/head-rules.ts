import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { languageProblem } from '../../../src/content/text/language';
import { placeInHtml } from '../place-in-build';
import type { BuiltPage } from '../read-page';
import type { PageFault, PageRule } from '../rule';
import type { Site } from '../site';

const standard = 'https://html.spec.whatwg.org/multipage';

/** Resolves its settings once, and not for each page. */
class SettingsLoader extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');
  override getConfigFor = () => this.#resolved;
}

/** The rules of html-validate. Each that is off or changed says why. */
const settings = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Gatsby's root is called ___gatsby; HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // React writes charSet, <br/>, required="" and hidden=""; HTML reads them all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Gatsby writes styles on its focus wrapper and its announcer.
    'no-inline-style': 'off',
    // The one script of another host counts visits, and its service changes it.
    'require-sri': 'off',
    // The rule forbids a hidden field before several checkboxes of the same name, which keeps the
    // place of their answer in the message when none is checked.
    'form-dup-name': 'off',
    // The rules of titles, links and languages say more.
    'long-title': 'off',
    'empty-title': 'off',
    'meta-refresh': 'off',
    // A section before the main heading may have a smaller one.
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
} satisfies ConfigData;

const validator = new HtmlValidate(new SettingsLoader(settings));

const validated = new WeakMap<BuiltPage, ReturnType<typeof validator.validateString>>();

/** Validates a page once, however many sites it is a part of. */
function validate(page: BuiltPage) {
  const result = validated.get(page) ?? validator.validateString(page.html);
  validated.set(page, result);
  return result;
}

/** In bytes: what search engines read of a page. Validating one of several times the size fills the memory. */
const maxValidated = 2_000_000;

async function htmlFaults(page: BuiltPage, site: Site): Promise<PageFault[]> {
  const { address, html } = page;
  if (Buffer.byteLength(html) > maxValidated) {
    const size = (Buffer.byteLength(html) / 1e6).toFixed(1);
    const message = `The page has ${size} MB of HTML, of which search engines read 2 MB, and phones wait for all of it. Split it.`;
    return [{ subject: 'size', message }];
  }
  const messages = (await validate(page)).results.flatMap((result) => result.messages);
  // An element that does not end brings errors up to the end of the page.
  const unclosed = messages.find(({ ruleId }) => ruleId === 'close-order');
  const texts = new Set((unclosed ? [unclosed] : messages).map(({ message }) => message));
  return [...texts].flatMap((text) => {
    const [first, ...others] = messages.filter(({ message }) => message === text);
    if (!first) return [];
    const { ruleId, ruleUrl, selector } = first;
    const count = others.length > 0 ? `, and ${others.length} more` : '';
    const words = selector === null ? '' : load(html)(selector).text();
    return {
      // Without `:nth-child()`, which changes when an element is added before it.
      subject: `${ruleId} ${selector?.replace(/:nth-child\(\d+\)/g, '') ?? ''}`,
      message: `${text} (${ruleId}${count})`,
      source: site.content.find(words, address) ?? {
        file: `public${page.file}`,
        line: first.line,
        column: first.column,
      },
      ...(ruleUrl !== undefined && { see: ruleUrl }),
    };
  });
}

/** The HTML of each page is valid. */
const html: PageRule = {
  id: 'html',
  requirement: 'S2',
  why: 'Browsers, screen readers and search engines read invalid HTML in different ways.',
  see: `${standard}/`,
  judgePage: htmlFaults,
};

/** Each page has a main heading; html-validate counts several. */
const heading: PageRule = {
  id: 'heading',
  requirement: 'S2',
  why: 'Search engines and screen readers ask the main heading what a page is about.',
  see: `${standard}/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements`,
  judgePage: ({ mainHeadings, isNotFound }) =>
    // The page of errors has a rule of its own.
    mainHeadings.length > 0 || isNotFound
      ? []
      : [
          {
            subject: 'h1',
            message: 'The page has no main heading (h1) that visitors see. Write one.',
          },
        ],
};

/** What every head needs, and what no head may have. */
const headTags: PageRule = {
  id: 'head',
  requirement: 'S0',
  why: 'Without them a phone shows a tiny page, letters are wrong, or a visitor is sent elsewhere.',
  see: `${standard}/semantics.html#the-meta-element`,
  judgePage(page) {
    const faults: PageFault[] = [];
    const add = (subject: string, message: string) =>
      faults.push({ subject, message, source: placeInHtml(page, `<${subject}`) });
    // html-validate names another one.
    if (page.charset === '')
      add(
        'meta charset',
        'The page does not say that it is in UTF-8, so that letters such as é may be wrong. Expected <meta charset="utf-8">.',
      );
    if (!page.meta('viewport').join().includes('width=device-width'))
      add(
        'meta name="viewport"',
        'The page has no width=device-width in its viewport, so that phones show it tiny. Expected <meta name="viewport" content="width=device-width, initial-scale=1">.',
      );
    for (const href of page.base)
      add('base', `<base href="${href}"> turns every relative address of the page. Take it out.`);
    for (const content of page.refresh)
      add(
        'meta http-equiv',
        `The page sends visitors on by itself (refresh: ${content}). Use a redirect, which search engines and readers follow.`,
      );
    return faults;
  },
};

/** Each page says the language in which it is written. */
const language: PageRule = {
  id: 'language',
  requirement: 'S2',
  why: 'Screen readers pronounce, browsers translate and hyphenate by the language of the page.',
  see: 'https://www.w3.org/International/questions/qa-html-language-declarations',
  judgePage(page, site) {
    const { address, language: said } = page;
    const expected = site.content.languageOf(address);
    const fault = (message: string) => [
      { subject: said, message, source: placeInHtml(page, 'lang=') },
    ];
    // html-validate names a missing one.
    if (said === '') return [];
    if (languageProblem(said) !== undefined)
      return fault(`<html lang="${said}"> is no language. Write a code such as en or en-GB.`);
    return expected === undefined || said === expected
      ? []
      : fault(`<html lang="${said}"> is not the language of the words. Expected "${expected}".`);
  },
};

export const headRules = [html, heading, headTags, language];
