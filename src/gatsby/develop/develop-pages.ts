import type { CreatePageArgs } from 'gatsby';
import { inDevelop } from '../drafts';
import { cataloguePath, themes, variants } from './catalogue';

const ribbon = 'Draft: this page is not published';

/**
 * In `develop` only: a draft page gets the words of its ribbon, and every page is there again for
 * the catalogue, in each variant and theme.
 */
export function onCreatePage({ page, actions, getNode }: CreatePageArgs): void {
  const id = page.context?.id;
  const isOurs = typeof id === 'string' && page.context?.variant === undefined;
  if (!inDevelop || !isOurs) return;
  const isDraft = getNode(id)?.draft === true;
  if (isDraft && page.context?.ribbon === undefined) {
    actions.deletePage(page);
    actions.createPage({ ...page, context: { ...page.context, ribbon } });
    return;
  }
  for (const variant of variants) {
    for (const theme of themes) {
      const path = cataloguePath(theme, variant, page.path);
      actions.createPage({ ...page, path, context: { ...page.context, variant, theme } });
    }
  }
}
