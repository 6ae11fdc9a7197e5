import { withWaitingScripts } from './output/waiting-scripts';

/** The link after the one to this page: the page that a reader probably opens next. */
const followingLink = 'header li:has([aria-current]) + li a';

/**
 * Lets Gatsby's scripts wait until the starter needs React. Once the page is idle, the browser
 * fetches the HTML of the next page. It prerenders a page only when the pointer is on a link to it:
 * `moderate` waits until it has rested for 200 ms (181 ms to the next page, not 97). A download is no page: to prerender it would
 * be to load it.
 */
export const onPreRenderHTML = withWaitingScripts({
  prefetch: [{ where: { selector_matches: followingLink }, eagerness: 'immediate' }],
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/downloads/*' } }] },
      eagerness: 'eager',
    },
  ],
});
