import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import built from 'generated/document';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { overlayRoute } from '../../contract/develop-routes';
import { PageAttribute } from '../../contract/page-attributes';
import { ColorModeScript } from '../../theme/color-mode-script';
import { dependencyError } from './dependency-error';
import { withShortClasses } from './short-classes';

/** Loads the fonts that every page uses, from its first moment on: without it they wait for the style sheet. */
const fonts = [
  ...built.fonts.files.map((path) => (
    <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="" />
  )),
  <style key="fonts" dangerouslySetInnerHTML={{ __html: built.fonts.styles }} />,
];

/** The script of pages with a video. */
const videoScript = <script key="video" defer src={built.videoScript} />;

/** Markup of Gatsby's router. No browser runs it, and with the `tabindex` a click on text would focus the wrapper. */
const routerParts = [
  ' style="outline:none" tabindex="-1"',
  /<div id="gatsby-announcer"[^>]*><\/div>/,
] as const;

/**
 * Renders a page with its styles and its head. It must not await: Helmet's store is global and Gatsby renders two
 * pages in parallel, so one page could get the head of the other.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  ...document
}) => {
  // No vendor prefixes: only browsers older than the supported ones need them.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { htmlAttributes, bodyAttributes, title, meta, link, script } = Helmet.renderStatic();
  const { styles } = emotion.extractCriticalToChunks(html);
  const [body = '', css = ''] = withShortClasses(
    styles.flatMap(({ ids }) => ids),
    [routerParts.reduce(remove, html), styles.map((chunk) => chunk.css).join('')],
  );

  replaceBodyHTMLString(body);
  document.setHtmlAttributes(htmlAttributes.toComponent());
  document.setBodyAttributes(bodyAttributes.toComponent());
  document.setHeadComponents([
    ...[title, meta, link, script].map((tags) => tags.toComponent()),
    ...fonts,
    ...(html.includes(PageAttribute.player) ? [videoScript] : []),
    <style key="page-styles" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

function remove(html: string, part: string | RegExp): string {
  const rest = html.replace(part, '');
  if (rest === html) throw dependencyError('Rest of the router', `no page has ${String(part)}`);
  return rest;
}

/**
 * Adds the inline script, the script of next-themes and the deferred script. In `develop` it also adds the overlay
 * of problems, and the rules of the fonts, because `develop` does not call `replaceRenderer`.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  if (process.env.NODE_ENV !== 'production') {
    setHeadComponents([
      ...fonts,
      videoScript,
      <script key="content-overlay" src={overlayRoute} defer />,
    ]);
  }
  setHeadComponents([
    <script key="inline" dangerouslySetInnerHTML={{ __html: built.inlineScript }} />,
    <ColorModeScript key="color-mode" />,
    <script key="deferred" defer src={built.deferredScript} />,
  ]);
};
