import type { GatsbyBrowser } from 'gatsby';

/** Keeps the scroll position when React starts, which is when a visitor first uses a form. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;
