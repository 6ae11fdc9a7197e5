import { valueAt } from '../../../src/content/fields';
import type { z } from 'zod';
import { fieldName } from '../../../packages/content-check/fields/field-context';
import { asNode, nodesOfType, typedNodes, type JsonLdNode } from '../json-ld/graph';
import { fullOrganization, requiredByType } from '../json-ld/required';
import { canonicalOf, isIndexable, type SeoPage } from '../model/page';
import { ownPath, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';
import { code } from './places';

/** Google’s smallest logo, in pixels on each side. */
const smallestLogo = 112;

const pageTypes = ['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage'];

/** Counts the nodes that a page must have by its kind, whatever its address. */
const expectedTypes = (page: SeoPage): Record<string, number> =>
  page.path === '/'
    ? { Organization: 1, WebSite: 1, BreadcrumbList: 0 }
    : { WebSite: 0, BreadcrumbList: 1 };

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.graph });

const sentence = (node: JsonLdNode, { path, message }: z.core.$ZodIssue) =>
  valueAt(node, path) === undefined
    ? `"${fieldName(path)}" is missing: add it`
    : `"${fieldName(path)}" ${message}`;

/** Reports what a schema requires and a node lacks. */
const faultsOfNode = (path: string, node: JsonLdNode, schema: z.ZodType): Fault[] =>
  (schema.safeParse(node).error?.issues ?? []).map((issue) =>
    fault(
      `${path}: ${sentence(node, issue)}.`,
      'Add what packages/seo-report/json-ld/required.ts requires of the type.',
    ),
  );

const faultsOfNodes = (page: SeoPage): Fault[] =>
  typedNodes(page).flatMap(({ path, node, types }) =>
    types.flatMap((type) => {
      const schema = requiredByType[type];
      if (schema) return faultsOfNode(path, node, schema);
      const fix = 'Add the type to packages/seo-report/json-ld/required.ts.';
      return [
        { ...fault(`${path} has the type ${type}, which no rule knows.`, fix), level: 'should' },
      ];
    }),
  );

/** The home page describes the organization in full; Google shows its logo. */
const faultsOfOrganization = (page: SeoPage, site: SeoSite): Fault[] =>
  nodesOfType(page, 'Organization').flatMap((node) => {
    const url = String(asNode(node.logo)?.url ?? node.logo);
    const file = site.images.get(ownPath(site, url) ?? '');
    return [
      ...faultsOfNode('Organization', node, fullOrganization),
      ...when(!file || Math.min(file.width, file.height) < smallestLogo, () =>
        fault(
          `The logo “${url}” is not a picture of this site with ${smallestLogo} pixels or more.`,
          'Use the address of a large icon.',
        ),
      ),
    ];
  });

const faultsOfNumbers = (page: SeoPage): Fault[] =>
  Object.entries(expectedTypes(page)).flatMap(([type, expected]) => {
    const found = nodesOfType(page, type).length;
    return when(found !== expected, () =>
      fault(`The page has ${found} nodes of type ${type}.`, `Make it ${expected}.`),
    );
  });

const faultsOfContact = (page: SeoPage): Fault[] => {
  const [contact, point] = ['ContactPage', 'ContactPoint'].map((type) => nodesOfType(page, type));
  return when(contact?.length !== 0 && point?.length === 0, () =>
    fault('The ContactPage has no ContactPoint.', 'Say how to reach the organization.'),
  );
};

const faultsOfPageNode = (page: SeoPage, site: SeoSite): Fault[] => {
  const nodes = pageTypes.flatMap((type) => nodesOfType(page, type));
  const lastmod = site.sitemap?.urls.find(({ loc }) => loc === canonicalOf(page))?.lastmod ?? '';
  return [
    ...when(nodes.length !== 1, () =>
      fault(`${nodes.length} nodes describe this page.`, 'Keep one.'),
    ),
    ...nodes.flatMap(({ url, dateModified = '' }) => [
      ...when(url !== canonicalOf(page), () =>
        fault(
          `The node of the page has the url “${String(url)}”.`,
          `Make it ${canonicalOf(page)}.`,
        ),
      ),
      ...when(dateModified !== lastmod, () =>
        fault(
          `dateModified is “${String(dateModified)}”; the sitemap says “${lastmod}”.`,
          'Take both from the same date.',
        ),
      ),
    ]),
  ];
};

/** Positions count from 1, and every step but the last one has an address. */
const faultsOfTrail = (trail: JsonLdNode): Fault[] => {
  const steps = [trail.itemListElement].flat().map((step) => asNode(step) ?? {});
  return steps.flatMap(({ position, name, item }, index) => [
    ...when(position !== index + 1 || typeof name !== 'string', () =>
      fault(
        `Step ${index + 1} of the breadcrumbs has no name or a wrong position.`,
        'Count positions from 1 and name each step.',
      ),
    ),
    ...when(index < steps.length - 1 && !String(item).startsWith('https://'), () =>
      fault(`Step ${index + 1} of the breadcrumbs has no absolute address.`, 'Add the address.'),
    ),
  ]);
};

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
          ...faultsOfContact(page),
          ...faultsOfPageNode(page, site),
          ...(page.path === '/' ? faultsOfOrganization(page, site) : []),
          ...nodesOfType(page, 'BreadcrumbList').flatMap(faultsOfTrail),
        ]
      : null,
};
