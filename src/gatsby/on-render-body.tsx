import type { GatsbySSR } from 'gatsby';
import built from 'generated/document';
import { ColorModeScript } from '../theme/color-mode';

/** The fonts of visitors without scripts; with scripts, `src/inline/fonts.ts` loads them. */
export const fontStyles = `@media (scripting:none){${built.fontStyles}}`;

/**
 * Adds the inline script, the script of next-themes and the deferred script. `develop` prerenders no page, so there it also
 * adds the fonts and the overlay of errors.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="inline" dangerouslySetInnerHTML={{ __html: built.inlineScript }} />,
    <ColorModeScript key="color-mode" />,
    <script key="deferred" defer src={built.deferredScript} />,
  ]);
  if (process.env.NODE_ENV === 'production') return;
  setHeadComponents([
    <style key="fonts" id="page-styles" dangerouslySetInnerHTML={{ __html: fontStyles }} />,
    <script key="content-overlay" src="/__content/overlay.js" defer />,
  ]);
};
