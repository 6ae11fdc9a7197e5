import { whenAtRest } from './rest';

/** From one font to the next, in milliseconds: each lays out the page, in a task of its own. */
const pause = 50;

/**
 * Lets the web fonts in: when all of the first screen is there, so that they compete with nothing, and at
 * once on the pages after the first, where they come from the cache.
 *
 * The page's first rules describe them, for visitors without scripts alone. Each joins the document once
 * it is loaded: rules that hold would lay out the page before the fonts are there, in vain, and that is
 * the longest task of all (80 ms on a slow phone).
 */
export function startFonts() {
  const load = async (rule: CSSRule, delay: number) => {
    if (!(rule instanceof CSSFontFaceRule)) return;
    const value = (property: string) => rule.style.getPropertyValue(property);
    // A rule gives its family in quotation marks, a face would take them for a part of the name.
    const face = new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      style: value('font-style'),
      weight: value('font-weight'),
    });
    await face.load();
    setTimeout(() => document.fonts.add(face), delay);
  };
  const letIn = (distance: number) => {
    const [rules] = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet?.cssRules ?? [];
    if (!(rules instanceof CSSMediaRule)) return;
    [...rules.cssRules].forEach((rule, index) => {
      // A font that cannot be had leaves its fallback standing.
      load(rule, index * distance).catch(() => undefined);
    });
  };
  if (document.referrer.startsWith(location.origin)) {
    letIn(0);
    // A page that is rendered ahead has then only to be painted when it is shown.
    document.addEventListener('DOMContentLoaded', () => document.body.offsetHeight);
  } else whenAtRest(() => letIn(pause));
}
