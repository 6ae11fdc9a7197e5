import { z } from 'zod';
import { routedTypes } from '../content/content-types';
import type { Translation } from '../content/published-page';
import type { Nodes } from './content-nodes';

const node = z.object({
  path: z.string(),
  language: z.string().nullish(),
  translates: z.string().nullish(),
});

/** Returns, by the path of each page that has translations, the page itself and all of them. */
export function translationsOf(
  { getNodesByType }: Nodes,
  siteLanguage: string,
): ReadonlyMap<string, readonly Translation[]> {
  const pages = routedTypes
    .flatMap(({ typeName }) => getNodesByType(typeName))
    .map((page) => node.parse(page));
  const groups = new Map<string, Translation[]>();
  for (const { path, language, translates } of pages) {
    const group = groups.get(translates ?? path) ?? [];
    groups.set(translates ?? path, [...group, { path, language: language ?? siteLanguage }]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map(({ path }) => [path, group] as const)));
}
