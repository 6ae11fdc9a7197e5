import type { ContentCopy, Place } from './content-copy';

/** Fields that programs read; a writer who rewords a file leaves them. */
const technical = new Set(['href', 'icon', 'value', 'template', 'light', 'dark']);

/** Returns every text in a value that a visitor reads, with its place. */
export function textsIn(value: unknown, place: Place): { place: Place; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !technical.has(key))
    .flatMap(([key, inner]) =>
      textsIn(inner, [...place, Array.isArray(value) ? Number(key) : key]),
    );
}

/** Rewrites every text under a place of a file. */
export function reword(
  content: ContentCopy,
  file: string,
  place: Place,
  change: (text: string) => string,
): void {
  for (const found of textsIn(content.get(file, place), place)) {
    content.set(file, found.place, change(found.text));
  }
}
