import type { Finding } from '../audit';

/** Findings that say the same of several pages, as one. */
export type LooseThread = Omit<Finding, 'page'> & {
  /** The pages; empty: it belongs to the site. */
  pages: string[];
};

const keyOf = ({ id, what, fix, level }: Finding) => [id, what, fix, level].join('\n');

/** Puts findings together that differ by their page alone, in their order. */
export function looseThreads(findings: readonly Finding[]): LooseThread[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const { page: _page, ...thread } = first;
    return [{ ...thread, pages: [first, ...rest].flatMap(({ page }) => page ?? []) }];
  });
}
