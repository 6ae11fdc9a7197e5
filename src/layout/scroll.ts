import type { GatsbyBrowser } from 'gatsby';

/**
 * Leaves the scroll position alone when React arrives: it comes late, when a visitor has just reached
 * for a field. Navigation scrolls as Gatsby does.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;
