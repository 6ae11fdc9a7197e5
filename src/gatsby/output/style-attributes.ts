import { replaceOnce } from './missing';

/** The two elements that Gatsby adds to every page, as rendered. */
const gatsbyElements = [
  ['<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', 'style="outline:none" '],
  [
    '<div id="gatsby-announcer" style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" aria-live="assertive" aria-atomic="true">',
    'style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" ',
  ],
] as const;

/** Removes the styles of these elements; `src/theme/global-css.ts` has them. */
export const withoutStyleAttributes = (html: string) =>
  gatsbyElements.reduce(
    (text, [element, style]) =>
      replaceOnce(text, element, element.replace(style, ''), 'No style attributes'),
    html,
  );
