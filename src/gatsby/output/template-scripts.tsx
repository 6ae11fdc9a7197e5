import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import built from 'generated/document';
import { dependencyError } from './dependency-error';

/** Of the component of gatsby-plugin-image, which the site does not use. */
const imageStyles = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

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

const template = [
  ...built.scripts.map((src) => `<script async src="${src}"></script>`),
  `<script type="speculationrules">${speculationRules}</script>`,
].join('');

/** Removes elements by Gatsby's keys. A missing one may exist under another key. */
function without(components: readonly ReactNode[], keys: readonly string[]): ReactNode[] {
  const keyOf = (component: ReactNode) => (isValidElement(component) ? (component.key ?? '') : '');
  const absent = keys.filter((key) => !components.some((component) => keyOf(component) === key));
  if (absent.length > 0) {
    throw dependencyError(
      'Scripts in a template',
      `Gatsby gave no element with the key ${absent.join(', ')}`,
    );
  }
  return components.filter((component) => !keys.includes(keyOf(component)));
}

/**
 * Replaces Gatsby's scripts by a template with those of the islands, which wait there until the
 * deferred script needs them. It also has the rules for fetching other pages. The styles for paper come
 * last, because nothing on a screen waits for them.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  if (process.env.NODE_ENV !== 'production') return;
  document.replaceHeadComponents(without(document.getHeadComponents(), imageStyles));
  document.replacePostBodyComponents([
    // As text, because React moves asynchronous scripts to the head.
    <template key="app" id="app" dangerouslySetInnerHTML={{ __html: template }} />,
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
  ]);
};
