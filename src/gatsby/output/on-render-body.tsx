import type { GatsbySSR } from 'gatsby';
import { ColorModeProvider } from '../../theme/color-mode';
import { fontStyles } from './font-styles';

/** Defined by `webpack-config.ts`. */
declare const STARTER_SOURCE: string;

/**
 * The starter, the script by which next-themes sets the theme, and the styles for paper for visitors without scripts; for all others it loads them. In
 * `develop`, where no page is rendered ahead, also the fonts, which the starter lets in, and what shows
 * mistakes in content.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <noscript key="print">
      <link rel="stylesheet" href="/print.css" media="print" />
    </noscript>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER_SOURCE }} />,
    // Its script alone. The one around the page comes too late where the network pauses within the
    // first element: a browser has painted the paper by then.
    <ColorModeProvider key="color-mode" />,
  ]);
  if (process.env.NODE_ENV === 'production') return;
  setHeadComponents([
    <style key="fonts" id="page-styles" dangerouslySetInnerHTML={{ __html: fontStyles }} />,
    <script key="content-overlay" src="/__content/overlay.js" defer />,
  ]);
};
