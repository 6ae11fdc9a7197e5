import type { Page } from 'gatsby';
import type { PublishedPage } from '../content/published-page';

/**
 * Adds the words of its ribbon to a page that is held back, as a draft or for a later day; only
 * `develop` has such pages. Gatsby does not call
 * `onCreatePage` for pages created by the same gatsby-node.
 */
export const draftPage = (page: Page<PublishedPage>, why: string): Page => ({
  ...page,
  context: { ...page.context, ribbon: `${why}: this page is not published` },
});
