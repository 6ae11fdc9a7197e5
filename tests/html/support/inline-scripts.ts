import type { Page } from './site';

/** Returns the inline scripts that a browser runs while it parses a page. */
export const inlineScripts = ({ $ }: Page) =>
  $('script:not([src])')
    .toArray()
    .filter(({ attribs }) => /^(|module|text\/javascript)$/.test(attribs.type ?? ''))
    .map((script) => ({ isInHead: $(script).parent().is('head'), text: $(script).text() }));

/** The call with which next-themes sets the theme before the first paint. */
const nextThemes = /^\(\(.*\)\("class","theme","system",.*\)$/s;

/** Returns the text of the site's own inline script. */
export const inlineScriptOf = (page: Page) =>
  inlineScripts(page).find(({ text }) => !nextThemes.test(text))?.text ?? '';
