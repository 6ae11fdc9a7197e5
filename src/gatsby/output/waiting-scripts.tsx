import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { missing } from './missing';

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
 * Returns a hook that puts Gatsby's scripts into a template, where they wait until the site's own
 * script needs React. The template also contains the page's own files (`page-files.ts`) and the
 * speculation rules, which the site's own script uses first.
 */
export const withWaitingScripts =
  (speculationRules: object): GatsbySSR['onPreRenderHTML'] =>
  ({
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
