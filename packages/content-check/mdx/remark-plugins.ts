import { grammar, type Plugins } from './grammar';
import { remarkHeadingIds } from './heading-ids';
import { remarkRefuse } from './remark-refuse';
import { remarkTokens } from './remark-tokens';

/**
 * Returns the plugins with which the site compiles every text.
 *
 * @param folder the content folder, whose `site.json` has the tokens
 */
export const remarkPlugins = (folder: string): Plugins => [
  ...grammar,
  [remarkTokens, { folder }],
  [remarkRefuse, { folder }],
  remarkHeadingIds,
];
