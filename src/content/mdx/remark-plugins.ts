import type { CompileOptions } from '@mdx-js/mdx';
import { remarkRefuse } from './remark-refuse';
import { remarkTokens } from './remark-tokens';

/**
 * The plugins with which every text is read: the grammar of this site's MDX.
 *
 * @param folder the content folder, whose `site.json` has the tokens
 */
export const remarkPlugins = (folder: string): NonNullable<CompileOptions['remarkPlugins']> => [
  [remarkTokens, { folder }],
  [remarkRefuse, { folder }],
];
