import type { Page } from 'gatsby';
import type { PublishedPage } from '../../content/published-page';
import { cataloguePath, themes, variants } from './catalogue';

const ribbon = 'Draft: this page is not published';

/**
 * A page as `develop` has it: a draft gets the words of its ribbon, and every page is there again for
 * the catalogue, in each variant and theme. Gatsby's own `onCreatePage` is not asked about pages that
 * the same gatsby-node makes.
 */
export function developPages(page: Page<PublishedPage>, isDraft: boolean): Page[] {
  const shown = isDraft ? { ...page, context: { ...page.context, ribbon } } : page;
  const catalogued = variants.flatMap((variant) =>
    themes.map((theme) => ({
      ...page,
      path: cataloguePath(theme, variant, page.path),
      context: { ...page.context, variant, theme },
    })),
  );
  return [shown, ...catalogued];
}
