import type { Finding } from '../audit';

/** Equal findings on several pages as one. */
export type LooseThread = Omit<Finding, 'page'> & {
  /** The pages; empty: the whole site. */
  pages: string[];
};

const keyOf = ({ id, what, fix, level }: Finding) => [id, what, fix, level].join('\n');

/** Joins findings that differ only in their page. */
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
