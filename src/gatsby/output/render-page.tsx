import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { styleSheet } from './style-sheet';

/**
 * Returns a hook that renders a page with its styles and its head.
 *
 * It never awaits: Helmet's store is global and Gatsby renders two pages in parallel, so after an
 * await a page could get the head of another one. The styles go into the head; by default, Emotion
 * writes them between the elements of the body.
 *
 * @param first styles before all others
 */
export const withStylesInHead =
  (first: string): GatsbySSR['replaceRenderer'] =>
  ({ bodyComponent, replaceBodyHTMLString, ...document }) => {
    // No plugins: the vendor prefixes they add are for browsers below the floor (docs/requirements.md).
    const cache = createCache({ key: 'c', stylisPlugins: [] });
    cache.compat = true;
    const emotion = createEmotionServer(cache);
    const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
    const { htmlAttributes, bodyAttributes, title, meta, link, script } = Helmet.renderStatic();
    const { styles } = emotion.extractCriticalToChunks(html);

    replaceBodyHTMLString(html);
    document.setHtmlAttributes(htmlAttributes.toComponent());
    document.setBodyAttributes(bodyAttributes.toComponent());
    document.setHeadComponents([
      title.toComponent(),
      meta.toComponent(),
      link.toComponent(),
      script.toComponent(),
      <style
        key="page-styles"
        id="page-styles"
        dangerouslySetInnerHTML={{ __html: first + styleSheet(styles) }}
      />,
    ]);
  };
