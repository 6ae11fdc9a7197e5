import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { packStyles } from './pack-styles';

/** Defined by `webpack-config.ts`. */
declare const STARTER_SOURCE: string;
declare const FONT_STYLES: string;

/** First in the page's style sheet, where the starter finds them; without scripts they hold at once. */
const fontStyles = `@media (scripting:none){${FONT_STYLES}}`;

/**
 * Renders a page with its styles and its head.
 *
 * All in one tick: Helmet's store is global and Gatsby renders two pages at once, so whatever waited
 * here would give a page the head of another one. The styles go into the head; Emotion's default
 * would set them between the elements of the body.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // No plugins: the vendor prefixes they add are for browsers older than those that know `light-dark()`.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  const { styles } = emotion.extractCriticalToChunks(html);

  replaceBodyHTMLString(html.replace(inertScript, '$1$2'));
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    title.toComponent(),
    meta.toComponent(),
    link.toComponent(),
    script.toComponent(),
    <style
      key="page-styles"
      id="page-styles"
      dangerouslySetInnerHTML={{ __html: fontStyles + packStyles(styles) }}
    />,
  ]);
};

/** The script of next-themes, which never runs: the starter does its work. React expects its element. */
const inertScript = /(<script type="text\/plain">).*?(<\/script>)/s;

/** The link that stands after the one to this page: where whoever reads on goes. */
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

/**
 * The starter, and the styles for paper for visitors without scripts; for all others it loads them. In
 * `develop`, where no page is rendered ahead, also the fonts, which the starter lets in, and what shows
 * mistakes in content.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <noscript key="print">
      <link rel="stylesheet" href="/print.css" media="print" />
    </noscript>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER_SOURCE }} />,
  ]);
  if (process.env.NODE_ENV === 'production') return;
  setHeadComponents([
    <style key="fonts" id="page-styles" dangerouslySetInnerHTML={{ __html: fontStyles }} />,
    <script key="content-overlay" src="/__content/overlay.js" defer />,
  ]);
};

/** What Gatsby and its plugins add, and the site does not need. */
const unused = /^(generator|gatsby-image-style)/;

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
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && unused.test(component.key ?? '')),
    ),
  );
  if (process.env.NODE_ENV !== 'production') return;
  replacePostBodyComponents([
    <template key="app" id="app">
      <div hidden />
      {getPostBodyComponents()}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </template>,
  ]);
};
