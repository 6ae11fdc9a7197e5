import { isPage } from '../../content/content-types';

import type { HtmlNode } from './html-node';
import { nameIn } from './name-in';

/** Adds a prefix to the ids in a text, and to the links of its footnotes. */
function prefixIds({ properties, children = [] }: HtmlNode, prefix: string): void {
  const { id, href, ariaDescribedBy } = properties ?? {};
  if (properties && id !== undefined) properties.id = prefix + id;
  if (properties && href?.startsWith('#')) properties.href = `#${prefix}${href.slice(1)}`;
  if (properties && ariaDescribedBy)
    properties.ariaDescribedBy = ariaDescribedBy.map((one) => prefix + one);
  children.forEach((child) => prefixIds(child, prefix));
}

/** Makes the ids in answers and plans unique, because a page shows several of them. */
export const rehypeEntryIds =
  ({ folder }: { folder: string }) =>
  (tree: HtmlNode, { path }: { path: string }) => {
    const file = nameIn(folder, path);
    if (!isPage({ file })) prefixIds(tree, `${file.replace(/\.mdx$/, '').replace('/', '-')}-`);
  };
