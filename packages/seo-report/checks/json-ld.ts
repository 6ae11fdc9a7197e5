import { asNode, definedIds, graphOf, graphValues, isReference } from '../json-ld/graph';
import { descriptionOf, isIndexable, titleOf, type SeoPage } from '../model/page';
import { plain, withoutMarks } from '../model/plain';
import { pageAt, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code, textOf } from './places';

/** Properties whose values are codes for programs; people read all others. */
const codes =
  /^(@.*|availability|dateModified|datePublished|inLanguage|availableLanguage|priceCurrency)$/;

const withoutTags = (text: string) =>
  plain(text.replace(/<[^>]+>/g, ' ').replace(/\s+([.,;:!?])/g, '$1'));

const faultsOfForm = (page: SeoPage): Fault[] => {
  const [block] = page.jsonLd;
  const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.graph });
  if (!block) return [fault('The page has no JSON-LD.', 'Add one script with one @graph.')];
  const { '@context': context } = asNode(block.data) ?? {};
  return [
    ...when(!block.inHead, () => fault('The JSON-LD is in the body.', 'Move it to the head.')),
    ...when(page.jsonLd.length > 1, () =>
      fault(
        `The page has ${page.jsonLd.length} JSON-LD scripts.`,
        'Put all nodes into one @graph.',
      ),
    ),
    ...when(block.error !== '', () =>
      fault(`The JSON-LD is not valid JSON: ${block.error}.`, 'Correct the JSON.'),
    ),
    ...when(block.error === '' && context !== 'https://schema.org', () =>
      fault(`@context is “${String(context)}”.`, 'Make it https://schema.org.'),
    ),
    ...when(block.error === '' && graphOf(page).length === 0, () =>
      fault('The JSON-LD has no @graph.', 'Put all nodes into one @graph.'),
    ),
    ...when(block.text.includes('<'), () =>
      fault('The script contains “<”, which can end it early.', 'Write it as \\u003c.'),
    ),
  ];
};

const faultsOfValues = (page: SeoPage, site: SeoSite): Fault[] => {
  const home = pageAt(site, '/');
  const ids = new Set([...definedIds(page), ...(home ? definedIds(home) : [])]);
  return graphValues(page).flatMap(({ path, value }) => {
    const node = asNode(value);
    const isEmpty =
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0) ||
      (node !== null && Object.keys(node).length === 0);
    return [
      ...when(isEmpty, () => ({
        what: `${path} is empty.`,
        fix: 'Fill it in, or remove the property.',
        place: code.graph,
      })),
      ...when(node !== null && isReference(node) && !ids.has(node['@id']), () => ({
        what: `${path} refers to “${String(node?.['@id'])}”, which neither this page nor the home page defines.`,
        fix: 'Define the node, or correct the @id.',
        place: code.graph,
      })),
    ];
  });
};

/** Formats a price for readers: Schema.org writes 1200, a page 1,200 or 1.200. */
const asRead = (key: string, value: string, language: string) =>
  /price$/i.test(key) ? new Intl.NumberFormat(language).format(Number(value)) : value;

const faultsOfWords = (page: SeoPage, site: SeoSite): Fault[] => {
  const { brand, language } = site.content.site;
  const visible = [page.text, titleOf(page), descriptionOf(page), brand].join('\n');
  return graphValues(page)
    .filter(({ key }) => !codes.test(key))
    .flatMap(({ key, path, value }) =>
      typeof value === 'string' ? [{ path, value, read: asRead(key, value, language) }] : [],
    )
    .filter(({ value, read }) => !/^https?:/.test(value) && !visible.includes(withoutTags(read)))
    .map(({ path, value }) => ({
      what: `${path} says “${value}”; the page does not.`,
      fix: 'Use words of the page; search engines punish claims that visitors cannot see.',
      place: textOf(page, site, withoutMarks(value)),
    }));
};

export const jsonLd: Check = {
  id: 'json-ld',
  level: 'must',
  name: 'Structured data matches the page',
  why: 'It tells search engines what the page is about; a false claim costs their trust.',
  page: (page, site) =>
    isIndexable(page)
      ? [...faultsOfForm(page), ...faultsOfValues(page, site), ...faultsOfWords(page, site)]
      : when(page.jsonLd.length > 0, () => ({
          what: 'A hidden page has structured data.',
          fix: 'Remove it.',
          place: code.graph,
        })),
};
