import { relative } from 'node:path';
import { isPage } from '../check/site-file';

/** A node of HTML, as far as this plugin looks at it. */
type HtmlNode = {
  properties?: { id?: string; href?: string; ariaDescribedBy?: string[] };
  children?: HtmlNode[];
};

/** Puts a prefix before the ids in a text, and in the links of its footnotes. */
function prefixIds({ properties, children = [] }: HtmlNode, prefix: string): void {
  const { id, href, ariaDescribedBy } = properties ?? {};
  if (properties && id !== undefined) properties.id = prefix + id;
  if (properties && href?.startsWith('#')) properties.href = `#${prefix}${href.slice(1)}`;
  if (properties && ariaDescribedBy)
    properties.ariaDescribedBy = ariaDescribedBy.map((one) => prefix + one);
  children.forEach((child) => prefixIds(child, prefix));
}

/** Makes the ids in answers and plans unique: a page shows several. */
export const rehypeEntryIds =
  ({ folder }: { folder: string }) =>
  (tree: HtmlNode, { path }: { path: string }) => {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (!isPage({ file })) prefixIds(tree, `${file.replace(/\.mdx$/, '').replace('/', '-')}-`);
  };
