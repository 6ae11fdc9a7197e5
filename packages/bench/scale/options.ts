import { parseArgs } from 'node:util';

/**
 * Reads `--pages 10,100,1000,3000`: how many pages to add to the site, one build after the other;
 * `--articles`: articles instead of general pages.
 * @throws a sentence if an option is unknown or a size is not a number of pages
 */
export function readScaleOptions(args: string[]): { sizes: number[]; articles: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '10,100,1000,3000' },
      articles: { type: 'boolean', default: false },
    },
  });
  const sizes = values.pages.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error(`--pages takes numbers of pages, such as 10,100, and it is "${values.pages}".`);
  }
  return { sizes: sizes.sort((one, other) => one - other), articles: values.articles };
}
