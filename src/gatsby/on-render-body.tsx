import type { GatsbySSR } from 'gatsby';
import { ColorModeProvider } from '../theme/color-mode';

// Both are defined by `webpack-config.ts`.
declare const STARTER_SOURCE: string;
declare const FONT_STYLES: string;

export const fontStyles = `@media (scripting:none){${FONT_STYLES}}`;

/**
 * Adds the starter and the script of next-themes. `develop` prerenders no page, so there it also adds
 * the fonts and the overlay of errors.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER_SOURCE }} />,
    <ColorModeProvider key="color-mode" />,
  ]);
  if (process.env.NODE_ENV === 'production') return;
  setHeadComponents([
    <style key="fonts" id="page-styles" dangerouslySetInnerHTML={{ __html: fontStyles }} />,
    <script key="content-overlay" src="/__content/overlay.js" defer />,
  ]);
};
