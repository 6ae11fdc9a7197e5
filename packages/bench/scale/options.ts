import { parseArgs } from 'node:util';
import { wholeNumber } from '../../kit/whole-number';
import type { AddedKind } from './added';
import { articles } from './articles';
import { generalPages } from './general-pages';

/**
 * Reads `--pages 10,100`: how many pages to add to the site, one build after the other; and
 * `--articles`: articles instead of general pages.
 * @throws a sentence if an option is unknown or a size is not a number of pages
 */
export function readScaleOptions(args: string[]): { kind: AddedKind; sizes: number[] } {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      articles: { type: 'boolean', default: false },
    },
  });
  const kind = values.articles ? articles : generalPages;
  const asked = values.pages?.split(',').map((size) => wholeNumber('--pages', size));
  const sizes = asked ?? [...kind.sizes];
  return { kind, sizes: sizes.sort((one, other) => one - other) };
}
