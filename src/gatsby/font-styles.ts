/** Defined by `webpack-config.ts`. */
declare const FONT_STYLES: string;

/**
 * The fonts, first in the page's style sheet, where the starter finds them; without scripts they
 * apply immediately.
 */
export const fontStyles = `@media (scripting:none){${FONT_STYLES}}`;
