import Validator from '@adobe/structured-data-validator';
import { isDay } from '../../../src/content/calendar';
import { placeInHtml, placeOf } from '../place-in-build';
import type { BuiltPage } from '../read-page';
import type { Fault, Rule } from '../rule';
import { mayBeText, propertiesOf } from '../schema-org';
import type { Site } from '../site';
import { pagesForSearch } from './indexing-rules';

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

/** A node of the graph: an object that is not only a reference to another one. */
type Node = { type: string; parent: string; fields: Readonly<Record<string, unknown>> };

type Problem = {
  /** The type and the field, as in `WebSite.url`. */
  subject: string;
  message: string;
  /** The text to look for in `content/` and in the page. */
  text: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the nodes in a value, and the ids to which others refer. */
function nodesIn(value: unknown, parent = ''): { nodes: Node[]; references: string[] } {
  if (Array.isArray(value)) {
    const all = value.map((item) => nodesIn(item, parent));
    return {
      nodes: all.flatMap(({ nodes }) => nodes),
      references: all.flatMap(({ references }) => references),
    };
  }
  if (!isObject(value)) return { nodes: [], references: [] };
  const names = Object.keys(value).filter((name) => !name.startsWith('@'));
  const { '@id': id, '@type': type } = value;
  if (names.length === 0 && type === undefined)
    return { nodes: [], references: typeof id === 'string' ? [id] : [] };
  const inner = names.map((name) => nodesIn(value[name], name));
  return {
    nodes: [
      { type: typeof type === 'string' ? type : '', parent, fields: value },
      ...inner.flatMap(({ nodes }) => nodes),
    ],
    references: inner.flatMap(({ references }) => references),
  };
}

const isDate = (text: string) => {
  const day = /^\d{4}-\d\d-\d\d(?=T\d\d:\d\d|$)/.exec(text)?.[0] ?? '';
  return isDay(day) && !Number.isNaN(new Date(text).getTime());
};

/** Returns what is wrong with a text in a field, by the types that schema.org allows there. */
function textProblem(text: string, types: ReadonlySet<string>): string | undefined {
  if (types.has('Date') || types.has('DateTime'))
    return isDate(text) ? undefined : `“${text}” is no day. Write one such as 2026-03-31`;
  // The address of a thing may stand for it.
  if (mayBeText(types) || /^https?:\/\//.test(text)) return undefined;
  const allowed = [...types].filter((name) => !/^(SchemaValue|IdReference)$/.test(name));
  return `“${text}” is a text. Write an object with the @type ${allowed.join(' or ')}`;
}

/** Returns what is wrong with a node by the vocabulary of schema.org. */
function vocabularyProblems({ type, fields }: Node): Problem[] {
  const names = Object.keys(fields).filter((name) => !name.startsWith('@'));
  if (type === '') {
    const subject = `${names.join('+')}.@type`;
    return [
      {
        subject,
        message: `The required field ${subject} is missing. Add it.`,
        text: names[0] ?? '',
      },
    ];
  }
  const properties = propertiesOf(type);
  if (!properties)
    return [
      {
        subject: type,
        message: `${type} is no type of schema.org. Correct its name.`,
        text: `"${type}"`,
      },
    ];
  return names.flatMap((name): Problem[] => {
    const subject = `${type}.${name}`;
    const types = properties.get(name);
    if (!types)
      return [
        {
          subject,
          message: `${type} has no field ${name} in schema.org. Correct its name.`,
          text: `"${name}"`,
        },
      ];
    const values = [fields[name]].flat().filter((value) => typeof value === 'string');
    return values.flatMap((value) => {
      const problem = textProblem(value, types);
      return problem === undefined
        ? []
        : [{ subject, message: `${subject}: ${problem}.`, text: value }];
    });
  });
}

/** The fields that name the page or the site itself. A person, and a work that a page is about, may be elsewhere. */
const ownAddress = (type: string, parent: string, name: string) =>
  name === '@id' ||
  ['item', 'mainEntityOfPage'].includes(name) ||
  (name === 'url' && type !== 'Person' && !['about', 'author'].includes(parent));

function addressProblems({ type, parent, fields }: Node, site: Site): Problem[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((text): Problem[] => {
      if (typeof text !== 'string' || !/^https?:\/\//.test(text)) return [];
      const subject = `${type}.${name}`;
      const isOwn = text === site.address || text.startsWith(`${site.address}/`);
      if (!isOwn && ownAddress(type, parent, name))
        return [
          {
            subject,
            message: `${subject} is on another host: ${new URL(text).origin}. Expected ${site.address}.`,
            text,
          },
        ];
      const { pathname } = new URL(text);
      return isOwn && name !== '@id' && site.fileAt(pathname) === undefined
        ? [{ subject: text, message: `${subject} names ${text}, which does not exist.`, text }]
        : [];
    }),
  );
}

/** Returns the fields that Google requires and that are missing, by Adobe's validator and by its documentation. */
async function requiredProblems(page: BuiltPage, nodes: readonly Node[]) {
  const missing = nodes.flatMap(({ type, fields }) =>
    (required[type] ?? []).filter((name) => !(name in fields)).map((name) => `${type}.${name}`),
  );
  const issues = await new Validator().validate(page.data);
  return [
    ...[...new Set(missing)].map((field) => ({
      level: 'error' as const,
      subject: field,
      message: `The required field ${field} is missing. Add it.`,
      text: `"${field.split('.')[0] ?? ''}"`,
    })),
    ...issues.map(({ severity, rootType, issueMessage, fieldNames = [issueMessage] }) => ({
      level: severity === 'ERROR' ? ('error' as const) : ('warning' as const),
      subject: `${rootType} ${fieldNames.join()}`,
      message: `${rootType}: ${issueMessage}.`,
      text: `"${rootType}"`,
    })),
  ];
}

const rootsOf = (page: BuiltPage) => Object.values(page.data.jsonld).flat();

/** Returns the ids of all nodes: a page may refer to a node of another page. */
const idsOf = (site: Site) =>
  new Set(
    site.pages.flatMap((page) => nodesIn(rootsOf(page)).nodes.map(({ fields }) => fields['@id'])),
  );

async function dataFaults(
  page: BuiltPage,
  site: Site,
  ids: ReadonlySet<unknown>,
): Promise<Fault[]> {
  const { address } = page;
  if (!page.html.includes('application/ld+json')) {
    const message =
      'The page has no structured data, so that search results show its address alone.';
    return [{ page: address, subject: '', message, source: placeInHtml(page, '</head>') }];
  }
  const { nodes, references } = nodesIn(rootsOf(page));
  const own = site.address + address;
  const isOtherPage = (url: string) =>
    url !== own && url.startsWith(`${site.address}/`) && site.pageAt(new URL(url).pathname);
  const problems = [
    ...nodes.flatMap(vocabularyProblems),
    ...nodes.flatMap((node) => addressProblems(node, site)),
    ...references
      .filter((id) => !ids.has(id))
      .map((id) => ({
        subject: id,
        message: `Nothing on the site has the @id ${id} to which its structured data refers.`,
        text: id,
      })),
    ...nodes
      .filter(({ type, fields }) => type.endsWith('Page') && typeof fields.url === 'string')
      .filter(({ fields: { url } }) => isOtherPage(String(url)))
      .map(({ fields: { url } }) => ({
        subject: 'url',
        message: `The url of the page is ${String(url)}, which is another page. Expected ${own}.`,
        text: '"url"',
      })),
  ];
  // What is named in another way is not missing.
  const all = problems.length > 0 ? problems : await requiredProblems(page, nodes);
  return all.map(({ text, ...problem }) => ({
    page: address,
    ...problem,
    source: placeOf(site, page, text),
  }));
}

/** What search engines are told in their own vocabulary. */
export const structuredDataRule: Rule = {
  id: 'structured-data',
  requirement: 'S6',
  why: 'A search engine ignores structured data that it cannot read, or that contradicts the page.',
  see: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  async judge(site) {
    const faults: Fault[] = [];
    const ids = idsOf(site);
    for (const page of pagesForSearch(site)) faults.push(...(await dataFaults(page, site, ids)));
    return faults;
  },
};
