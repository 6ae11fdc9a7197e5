import type { Page } from 'gatsby';
import type { PublishedPage } from '../../content/published-page';

const ribbon = 'Draft: this page is not published';

/**
 * A draft with the words of its ribbon; only `develop` has drafts. Gatsby's own `onCreatePage` is not
 * asked about pages that the same gatsby-node makes.
 */
export const draftPage = (page: Page<PublishedPage>): Page => ({
  ...page,
  context: { ...page.context, ribbon },
});
