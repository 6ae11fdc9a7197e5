import type { z } from 'zod';
import { fieldName } from '../../../packages/content-check/fields/field-context';
import { valueAt } from '../../../src/content/fields';
import { asNode, nodesOfType, typedNodes, type JsonLdNode } from '../json-ld/graph';
import { fullOrganization, requiredByType } from '../json-ld/required';
import { canonicalOf, isIndexable, type SeoPage } from '../model/page';
import { ownPath, type SeoSite } from '../model/site';
import { faults, type Check, type Fault } from './check';
import { code } from './places';

/** Google’s smallest logo, in pixels on each side. */
const smallestLogo = 112;

const pageTypes = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage'];

const sentence = (node: JsonLdNode, { path, message }: z.core.$ZodIssue) =>
  valueAt(node, path) === undefined
    ? `"${fieldName(path)}" is missing: add it`
    : `"${fieldName(path)}" ${message}`;

/** Reports what a schema requires and a node lacks. */
const faultsOfNode = (path: string, node: JsonLdNode, schema: z.ZodType | undefined): Fault[] =>
  (schema?.safeParse(node).error?.issues ?? []).flatMap((issue) =>
    faults(code.graph, [
      true,
      `${path}: ${sentence(node, issue)}.`,
      'Add what packages/seo-report/json-ld/required.ts requires of the type.',
    ]),
  );

const faultsOfNodes = (page: SeoPage): Fault[] =>
  typedNodes(page).flatMap(({ path, node, types }) =>
    types.flatMap((type) => [
      ...faultsOfNode(path, node, requiredByType[type]),
      ...faults(code.graph, [
        !(type in requiredByType),
        `${path} has the type ${type}, which no rule knows.`,
        'Add the type to packages/seo-report/json-ld/required.ts.',
        'should',
      ]),
    ]),
  );

/** The home page describes the organization in full; Google shows its logo. */
const faultsOfOrganization = (page: SeoPage, site: SeoSite): Fault[] =>
  nodesOfType(page, 'Organization').flatMap((node) => {
    const url = String(asNode(node.logo)?.url ?? node.logo);
    const { width = 0, height = 0 } = site.images.get(ownPath(site, url) ?? '') ?? {};
    return [
      ...faultsOfNode('Organization', node, fullOrganization),
      ...faults(code.graph, [
        Math.min(width, height) < smallestLogo,
        `The logo “${url}” is not a picture of this site with ${smallestLogo} pixels or more.`,
        'Use the address of a large icon.',
      ]),
    ];
  });

/** Counts the nodes that a page must have by its kind, whatever its address. */
const faultsOfNumbers = (page: SeoPage): Fault[] => {
  const count = (...types: string[]) => types.flatMap((type) => nodesOfType(page, type)).length;
  const expected = {
    ...(page.path === '/' ? { Organization: 1, WebSite: 1 } : { WebSite: 0 }),
    BreadcrumbList: page.path === '/' ? 0 : 1,
  };
  return [
    ...Object.entries(expected).flatMap(([type, number]) =>
      faults(code.graph, [
        count(type) !== number,
        `The page has ${count(type)} nodes of type ${type}.`,
        `Make it ${number}.`,
      ]),
    ),
    ...faults(
      code.graph,
      [count(...pageTypes) !== 1, `${count(...pageTypes)} nodes describe this page.`, 'Keep one.'],
      [
        count('ContactPage') > 0 && count('ContactPoint') === 0,
        'The ContactPage has no ContactPoint.',
        'Say how to reach the organization.',
      ],
    ),
  ];
};

const faultsOfPageNode = (page: SeoPage, site: SeoSite): Fault[] => {
  const own = canonicalOf(page);
  const lastmod = site.sitemap?.urls.find(({ loc }) => loc === own)?.lastmod ?? '';
  return pageTypes
    .flatMap((type) => nodesOfType(page, type))
    .flatMap(({ url, dateModified = '' }) =>
      faults(
        code.graph,
        [url !== own, `The node of the page has the url “${String(url)}”.`, `Make it ${own}.`],
        [
          dateModified !== lastmod,
          `dateModified is “${String(dateModified)}”; the sitemap says “${lastmod}”.`,
          'Take both from the same date.',
        ],
      ),
    );
};

/** Positions count from 1, and every step but the last one has an address. */
const faultsOfTrail = (trail: JsonLdNode): Fault[] =>
  [trail.itemListElement].flat().flatMap((step, index, { length }) => {
    const { position, name, item } = asNode(step) ?? {};
    const which = `Step ${index + 1} of the breadcrumbs`;
    return faults(
      code.graph,
      [
        position !== index + 1 || typeof name !== 'string',
        `${which} has no name or a wrong position.`,
        'Count positions from 1 and name each step.',
      ],
      [
        index < length - 1 && !String(item).startsWith('https://'),
        `${which} has no absolute address.`,
        'Add the address.',
      ],
    );
  });

export const jsonLdTypes: Check = {
  id: 'json-ld-types',
  level: 'must',
  name: 'Structured data has every required property',
  why: 'Search engines drop a node that lacks a required property.',
  page: (page, site) =>
    isIndexable(page)
      ? [
          ...faultsOfNodes(page),
          ...faultsOfNumbers(page),
          ...faultsOfPageNode(page, site),
          ...(page.path === '/' ? faultsOfOrganization(page, site) : []),
          ...nodesOfType(page, 'BreadcrumbList').flatMap(faultsOfTrail),
        ]
      : null,
};
