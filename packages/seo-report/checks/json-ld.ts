import { asNode, definedIds, graphOf, graphValues, isReference } from '../json-ld/graph';
import { descriptionOf, isIndexable, titleOf, type SeoPage } from '../model/page';
import { plain, withoutMarks } from '../model/plain';
import { pageAt, type SeoSite } from '../model/site';
import { faults, type Check, type Fault } from './check';
import { code, textOf } from './places';

/** Properties whose values are codes for programs; people read all others. */
const codes =
  /^(@.*|availability|dateModified|datePublished|inLanguage|availableLanguage|priceCurrency)$/;

const withoutTags = (text: string) =>
  plain(text.replace(/<[^>]+>/g, ' ').replace(/\s+([.,;:!?])/g, '$1'));

const faultsOfForm = (page: SeoPage): Fault[] => {
  const [block] = page.jsonLd;
  const oneGraph = 'Put all nodes into one script with one @graph.';
  if (!block) return faults(code.graph, [true, 'The page has no JSON-LD.', oneGraph]);
  const { inHead, error, text } = block;
  const context = asNode(block.data)?.['@context'];
  const isJson = error === '';
  return faults(
    code.graph,
    [!inHead, 'The JSON-LD is in the body.', 'Move it to the head.'],
    [page.jsonLd.length > 1, `The page has ${page.jsonLd.length} JSON-LD scripts.`, oneGraph],
    [!isJson, `The JSON-LD is not valid JSON: ${error}.`, 'Correct the JSON.'],
    [
      isJson && context !== 'https://schema.org',
      `@context is “${String(context)}”.`,
      'Make it https://schema.org.',
    ],
    [isJson && graphOf(page).length === 0, 'The JSON-LD has no @graph.', oneGraph],
    [
      text.includes('<'),
      'The script contains “<”, which can end it early.',
      'Write it as \\u003c.',
    ],
  );
};

/** true: null, or a text, a list or a node without content. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const faultsOfValues = (page: SeoPage, site: SeoSite): Fault[] => {
  const home = pageAt(site, '/');
  const ids = new Set([...definedIds(page), ...(home ? definedIds(home) : [])]);
  return graphValues(page).flatMap(({ path, value }) => {
    const node = asNode(value);
    return faults(
      code.graph,
      [isEmpty(value), `${path} is empty.`, 'Fill it in, or remove the property.'],
      [
        node !== null && isReference(node) && !ids.has(node['@id']),
        `${path} refers to “${String(node?.['@id'])}”, which neither this page nor the home page defines.`,
        'Define the node, or correct the @id.',
      ],
    );
  });
};

/** Formats a price for readers: Schema.org writes 1200, a page 1,200 or 1.200. */
const asRead = (key: string, value: string, language: string) =>
  /price$/i.test(key) ? new Intl.NumberFormat(language).format(Number(value)) : value;

const faultsOfWords = (page: SeoPage, site: SeoSite): Fault[] => {
  const { brand, language } = site.content.site;
  const visible = [page.text, titleOf(page), descriptionOf(page), brand].join('\n');
  return graphValues(page).flatMap(({ key, path, value }) => {
    if (typeof value !== 'string' || codes.test(key) || /^https?:/.test(value)) return [];
    return faults(textOf(page, site, withoutMarks(value)), [
      !visible.includes(withoutTags(asRead(key, value, language))),
      `${path} says “${value}”; the page does not.`,
      'Use words of the page; search engines punish claims that visitors cannot see.',
    ]);
  });
};

export const jsonLd: Check = {
  id: 'json-ld',
  level: 'must',
  name: 'Structured data matches the page',
  why: 'It tells search engines what the page is about; a false claim costs their trust.',
  page: (page, site) =>
    isIndexable(page)
      ? [...faultsOfForm(page), ...faultsOfValues(page, site), ...faultsOfWords(page, site)]
      : faults(code.graph, [
          page.jsonLd.length > 0,
          'A hidden page has structured data.',
          'Remove it.',
        ]),
};
