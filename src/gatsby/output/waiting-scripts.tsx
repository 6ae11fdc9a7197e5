import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { missing } from './missing';

/** The link after the one to this page: the page that a reader probably opens next. */
const followingLink = 'header li:has([aria-current]) + li a';

/**
 * Once the page is idle, the browser fetches the HTML of the next page. It prerenders a page only
 * when the pointer is on a link to it: `moderate` waits until it has rested for 200 ms (181 ms to the next
 * page, not 97).
 */
const speculationRules = {
  prefetch: [{ where: { selector_matches: followingLink }, eagerness: 'immediate' }],
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'eager' }],
};

const step = 'Scripts that wait';

/** The styles and the script of a gatsby-plugin-image component that the site does not use. */
const imageStyles = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

/**
 * Sets the page's path, with which Gatsby redirects to a page's own address; the host does that.
 */
const pagePath = ['script-loader'];

/**
 * Removes elements by Gatsby's keys.
 *
 * @throws if one is missing: it may exist under another key
 */
function without(components: readonly ReactNode[], keys: readonly string[]): ReactNode[] {
  const keyOf = (component: ReactNode) => (isValidElement(component) ? (component.key ?? '') : '');
  const absent = keys.filter((key) => !components.some((component) => keyOf(component) === key));
  if (absent.length > 0) {
    throw missing(step, `Gatsby gave no element with the key ${absent.join(', ')}`);
  }
  return components.filter((component) => !keys.includes(keyOf(component)));
}

/**
 * Puts Gatsby's scripts into a template, where they wait until the starter needs React. The
 * template also contains the page's own files (`page-files.ts`) and the rules for other pages,
 * which the starter uses first.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return;
  replaceHeadComponents(without(getHeadComponents(), imageStyles));
  const scripts = without(getPostBodyComponents(), pagePath);
  if (scripts.length === 0) throw missing(step, 'Gatsby gave no scripts for the end of the body');
  replacePostBodyComponents([
    <template key="app" id="app">
      <div hidden />
      {scripts}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </template>,
  ]);
};
