import Validator from '@adobe/structured-data-validator';
import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import type { PageReport } from '../finding';
import type { BuiltPage } from '../read-page';
import type { BuiltSite } from '../read-built-site';

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
    // Gatsby writes styles on its focus wrapper and its announcer.
    'no-inline-style': 'off',
    // The one script of another host counts visits, and its service changes it.
    'require-sri': 'off',
    // The rule forbids a hidden field before several checkboxes of the same name, which keeps the
    // place of their answer in the message when none is checked.
    'form-dup-name': 'off',
    // rules/words.ts checks the length of titles.
    'long-title': 'off',
    // A section before the main heading may have a smaller one.
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
} satisfies ConfigData;

const validator = new HtmlValidate(new SettingsLoader(settings));

/** Checks the HTML of a page with html-validate. */
export async function checkHtml(page: BuiltPage, site: BuiltSite, { error }: PageReport) {
  const { address, html } = page;
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  for (const [index, { ruleId, ruleUrl, message, selector }] of messages.entries()) {
    const isSame = (other: (typeof messages)[number]) => other.message === message;
    const others = messages.filter(isSame).length - 1;
    if (messages.findIndex(isSame) < index) continue;
    const places = [ruleId, selector, others > 0 && `and ${others} more`].filter(Boolean);
    const text = selector === null ? '' : load(html)(selector).text();
    error('html', {
      // Without `:nth-child()`, which changes when an element is added before it.
      subject: `${ruleId} ${selector?.replace(/:nth-child\(\d+\)/g, '') ?? ''}`,
      message: `${message} (${places.join(', ')})`,
      source: site.content.find(text, address),
      see: ruleUrl,
    });
  }
}

/** The fields that search engines require, of types that the validator does not know. */
const required: Readonly<Record<string, readonly string[]>> = {
  // https://developers.google.com/search/docs/appearance/site-names
  WebSite: ['name', 'url'],
  // https://developers.google.com/search/docs/appearance/structured-data/article
  BlogPosting: ['headline', 'author', 'datePublished'],
  // https://developers.google.com/search/docs/appearance/structured-data/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // https://schema.org/Service
  Service: ['name', 'provider'],
};

/** Lists the missing fields of a node and of the nodes in it, as `WebSite.url`. */
function missingFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const type = typeof fields['@type'] === 'string' ? fields['@type'] : '';
  const names = Object.keys(fields).filter((name) => !name.startsWith('@'));
  const isNode = !Array.isArray(value) && names.length > 0;
  const missing = ['@type', ...(required[type] ?? [])].filter((name) => !(name in fields));
  return [
    ...(isNode ? missing.map((name) => `${type || names.join('+')}.${name}`) : []),
    ...names.flatMap((name) => missingFields(fields[name])),
  ];
}

/** Checks structured data with Adobe's validator, which follows Google's documentation. */
export async function checkStructuredData({ data }: BuiltPage, { error, warning }: PageReport) {
  // A reference to another node, such as { "@id": … }, has no other field.
  for (const field of new Set(Object.values(data.jsonld).flatMap(missingFields))) {
    const message = `The required field ${field} is missing. Add it.`;
    error('structured-data', { subject: field, message });
  }
  for (const {
    severity,
    rootType,
    issueMessage,
    fieldNames = [issueMessage],
  } of await new Validator().validate(data)) {
    const report = severity === 'ERROR' ? error : warning;
    report('structured-data', {
      subject: `${rootType} ${fieldNames.join()}`,
      message: `${rootType}: ${issueMessage}.`,
    });
  }
}
