import { z } from 'zod';
import type { Page } from './pages';

const document = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
  })
  .strict();

export const jsonLdTexts = ({ $ }: Page): string[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => $(element).text());

/** The nodes of a page's graph; none for a page without one. */
export const nodesOf = (page: Page) =>
  jsonLdTexts(page).flatMap((text) => document.parse(JSON.parse(text))['@graph']);

/** A value somewhere in the data, and the name of the field that holds it. */
export type Leaf = { field: string; value: unknown };

/** Everything in the data that is neither an object nor a list. */
export function leavesOf(value: unknown, field = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, field));
  if (typeof value !== 'object' || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, name));
}

/** The objects in the data that only name another node. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const id: unknown = entries.length === 1 ? Reflect.get(value, '@id') : undefined;
  return typeof id === 'string' ? [id] : entries.flatMap(([, item]) => referencesIn(item));
}
