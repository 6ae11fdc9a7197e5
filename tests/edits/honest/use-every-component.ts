import {
  cataloguePages,
  samplePage,
  type Variant,
} from '../../../packages/content-check/catalogue-pages';
import { openFolder } from '../../../packages/content-check/content-folder';
import { indexSite } from '../../../packages/content-check/site-index';
import type { Edit } from '../support/content-copy';

/** The others have nothing that these lack. */
const shown: readonly Variant[] = ['typical', 'long'];

export const edit: Edit = (content) => {
  const pages = cataloguePages(indexSite(openFolder(content.folder)), false);
  for (const variant of shown) {
    const file = `pages/${samplePage(variant)}.mdx`;
    content.write(file, pages.get(file) ?? '');
  }
};
