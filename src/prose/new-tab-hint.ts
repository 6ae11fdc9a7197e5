import { useProse } from './prose-context';

/** Returns what is read out after the name of a link; undefined if it leads to a page of this site. */
export function useNewTabHint(href: string): string | undefined {
  const { newTabHint } = useProse();
  return /^https?:/.test(href) ? newTabHint : undefined;
}
