import type { CheerioAPI } from 'cheerio';

/** The attributes that mean something without scripts and without the site's own style sheet. */
const meaningful =
  /^(id|href|src|srcset|sizes|alt|width|height|loading|decoding|fetchpriority|media|type|name|value|for|required|placeholder|autocomplete|action|method|enctype|hidden|open|role|tabindex|aria-.+|viewbox|d|points|c[xy]|r[xy]?|x[12]?|y[12]?|fill|transform|stroke|stroke-(width|linecap|linejoin))$/i;

/** Made for the framework, or said twice for the eye alone. */
const dispensable =
  'script, style, template, [inert], [data-tooltip], #gatsby-announcer, [aria-hidden="true"]:not(svg)';

/** The class that takes a text from the eye, and leaves it to screen readers. */
const unseen = 'unseen';

/**
 * The body of a built page as a person would have typed it: the same words, links, pictures and
 * forms in the same order, without the framework's classes, comments and wrappers.
 */
export function handWrittenBody($: CheerioAPI): string {
  // What is hidden on some screens only is to be seen.
  const styles = $('style')
    .text()
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const hides = (name: string) =>
    new RegExp(`\\.${name}(,[^{]*)?\\{[^}]*clip-path:inset\\(50%\\)`).test(styles);

  $(dispensable).remove();
  const body = $('body');
  for (const element of body.find('*').toArray()) {
    const classes = ($(element).attr('class') ?? '').split(/\s+/).filter(Boolean);
    // The site's own, such as `in-dark`, stay.
    const kept = classes.filter((name) => !name.startsWith('c-'));
    if (element.name !== 'a' && classes.some(hides)) kept.push(unseen);
    for (const name of Object.keys(element.attribs)) {
      if (!meaningful.test(name)) $(element).removeAttr(name);
    }
    if (kept.length > 0) $(element).attr('class', kept.join(' '));
  }
  unwrap($);
  // The colours of the brand's sign are tokens of the site's own style sheet.
  return (body.html() ?? '').replaceAll(/var\(--tl-colors-(\w+)\)/g, 'var(--$1)').trim();
}

/**
 * Takes away, from the inside out, each element that only wraps: it is a shell around the whole
 * page, or says nothing and is alone in its parent or holds nothing but one element.
 */
function unwrap($: CheerioAPI): void {
  for (const element of $('body div, body span').toArray().reverse()) {
    const isShell = $(element).find('main').length > 0;
    if (!isShell && Object.keys(element.attribs).length > 0) continue;
    const isAlone = element.parent?.children.length === 1;
    const holdsOne = element.children.length === 1 && $(element).children().length === 1;
    if (isShell || isAlone || (element.name === 'div' && holdsOne)) {
      $(element).replaceWith($(element).contents());
    }
  }
}
