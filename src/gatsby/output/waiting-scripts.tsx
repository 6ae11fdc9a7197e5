import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { missing } from './missing';

/** The link after the one to this page, where a reader probably goes next. */
const followingLink = 'header li:has([aria-current]) + li a';

/**
 * Once the page rests, the browser fetches those that the header links to, and renders the one that follows
 * ahead; any other when somebody points at a link to it.
 */
const speculationRules = {
  prefetch: [
    { where: { selector_matches: 'header li a:not([aria-current])' }, eagerness: 'immediate' },
  ],
  prerender: [
    { where: { selector_matches: followingLink }, eagerness: 'immediate' },
    { where: { href_matches: '/*' }, eagerness: 'eager' },
  ],
};

const step = 'Scripts that wait';

/** The styles and the script of a component of gatsby-plugin-image that the site does not use. */
const imageStyles = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

/** Names the page's path, by which Gatsby goes to a page's own address; the host does that. */
const pagePath = ['script-loader'];

/**
 * Takes out elements by the keys that Gatsby gives them.
 *
 * @throws when one is not there: it would come back under another key
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
 * Puts Gatsby's scripts into a template, in which they wait until the starter needs React. With them go
 * the page's own files (`page-files.ts`) and the rules for other pages, which the starter takes out first.
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
