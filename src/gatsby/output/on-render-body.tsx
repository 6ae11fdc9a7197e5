import type { GatsbySSR } from 'gatsby';
import { fontStyles } from './font-styles';

/** Defined by `webpack-config.ts`. */
declare const STARTER_SOURCE: string;

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
