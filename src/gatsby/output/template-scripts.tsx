import type { GatsbySSR } from 'gatsby';
import built from 'generated/document';
import { isValidElement, type ReactNode } from 'react';
import { PageId } from '../../contract/page-attributes';
import { dependencyError } from './dependency-error';

/** The keys of the styles of GatsbyImage. The site does not use that component. */
const imageStyles = [
  'gatsby-image-style',
  'gatsby-image-style-noscript',
  'gatsby-image-style-script',
];

/**
 * Makes the browser fetch the next page of the navigation at once, and prerender a page when the pointer is on a
 * link to it (`moderate` would wait 200 ms). Downloads are excluded, because prerendering would start them.
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

/**
 * Removes elements by Gatsby's keys.
 *
 * @throws if no element has one of the keys: Gatsby may have renamed it
 */
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
 * Replaces Gatsby's scripts by a template with React's scripts and the speculation rules. Nothing in a template
 * loads until `src/page-scripts` moves it into the document. The print styles come last, because no screen needs them.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  if (process.env.NODE_ENV !== 'production') return;
  document.replaceHeadComponents(without(document.getHeadComponents(), imageStyles));
  document.replacePostBodyComponents([
    // As HTML, because React moves asynchronous scripts to the head.
    <template key="app" id={PageId.app} dangerouslySetInnerHTML={{ __html: template }} />,
    <link key="print" rel="stylesheet" media="print" href="/print.css" />,
  ]);
};
