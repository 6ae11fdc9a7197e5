import type { GatsbySSR } from 'gatsby';
import { ColorModeProvider } from '../theme/color-mode';
import { fontStyles } from './font-styles';

/** Defined by `webpack-config.ts`. */
declare const STARTER_SOURCE: string;

/**
 * Adds the starter, the script with which next-themes sets the theme, and the print styles for
 * visitors without scripts; for all others the starter loads them. In `develop`, which prerenders
 * no page, it also adds the fonts and the overlay that shows mistakes in content.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <noscript key="print">
      <link rel="stylesheet" href="/print.css" media="print" />
    </noscript>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER_SOURCE }} />,
    // Only its script. The one around the page comes too late if the network stalls within the
    // first element, because the browser has already painted the background.
    <ColorModeProvider key="color-mode" />,
  ]);
  if (process.env.NODE_ENV === 'production') return;
  setHeadComponents([
    <style key="fonts" id="page-styles" dangerouslySetInnerHTML={{ __html: fontStyles }} />,
    <script key="content-overlay" src="/__content/overlay.js" defer />,
  ]);
};
