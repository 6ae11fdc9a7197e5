import type { Page } from 'gatsby';
import type { PublishedPage } from '../../content/published-page';

const ribbon = 'Draft: this page is not published';

/**
 * Adds the words of its ribbon to a draft; only `develop` has drafts. Gatsby does not call
 * `onCreatePage` for pages created by the same gatsby-node.
 */
export const draftPage = (page: Page<PublishedPage>): Page => ({
  ...page,
  context: { ...page.context, ribbon },
});
