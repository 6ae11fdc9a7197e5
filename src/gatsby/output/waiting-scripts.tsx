import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { missing } from './missing';

const step = 'Scripts that wait';

/** Of the component of gatsby-plugin-image, which the site does not use. */
const imageStyles = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

/** With it Gatsby redirects to a page's own address; the host does that. */
const pagePath = ['script-loader'];

/**
 * The browser fetches the page that a reader probably opens next, and prerenders a page when the
 * pointer is on a link to it (`moderate` waits 200 ms). To prerender a download is to start it.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: 'header li:has([aria-current]) + li a' },
      eagerness: 'immediate',
    },
  ],
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/downloads/*' } }] },
      eagerness: 'eager',
    },
  ],
});

/** Removes elements by Gatsby's keys. A missing one may exist under another key. */
function without(components: readonly ReactNode[], keys: readonly string[]): ReactNode[] {
  const keyOf = (component: ReactNode) => (isValidElement(component) ? (component.key ?? '') : '');
  const absent = keys.filter((key) => !components.some((component) => keyOf(component) === key));
  if (absent.length > 0) {
    throw missing(step, `Gatsby gave no element with the key ${absent.join(', ')}`);
  }
  return components.filter((component) => !keys.includes(keyOf(component)));
}

/**
 * Puts Gatsby's scripts into a template, where they wait until the starter needs React. It also has
 * the place for the page's own files (`page-files.ts`), and the rules that the starter applies. The
 * styles of an idle page are at the end for visitors without scripts, whose first words wait for nothing.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  if (process.env.NODE_ENV !== 'production') return;
  document.replaceHeadComponents(without(document.getHeadComponents(), imageStyles));
  const scripts = without(document.getPostBodyComponents(), pagePath);
  if (scripts.length === 0) throw missing(step, 'Gatsby gave no scripts for the end of the body');
  document.replacePostBodyComponents([
    <template key="app" id="app">
      <div hidden />
      {scripts}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </template>,
    <noscript key="idle">
      <link rel="stylesheet" href="/idle.css" />
    </noscript>,
  ]);
};
