import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/** Defined by `webpack-config.ts`. */
declare const STARTER_SOURCE: string;

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
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  const { styles } = emotion.extractCriticalToChunks(html);

  replaceBodyHTMLString(html);
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    title.toComponent(),
    meta.toComponent(),
    link.toComponent(),
    script.toComponent(),
    ...styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ]);
};

/** Puts the starter into the head, in `develop` too. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER_SOURCE }} />,
  ]);
};

/** gatsby-plugin-image styles its own component, which our `<Picture>` replaces. */
const unusedStyles = 'gatsby-image-style';

/** Puts Gatsby's scripts into a template, in which they wait until the starter needs React. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith(unusedStyles)),
    ),
  );
  if (process.env.NODE_ENV !== 'production') return;
  replacePostBodyComponents([
    <template key="app" id="app">
      {getPostBodyComponents()}
    </template>,
  ]);
};
