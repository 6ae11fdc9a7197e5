/** Defined by `webpack-config.ts`. */
declare const FONT_STYLES: string;

/** First in the page's style sheet, where the starter finds them; without scripts they hold at once. */
export const fontStyles = `@media (scripting:none){${FONT_STYLES}}`;
