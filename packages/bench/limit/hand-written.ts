import type { CheerioAPI } from 'cheerio';

/** The attributes that have a meaning without scripts and without the site's own style sheet. */
const meaningful =
  /^(id|href|src|srcset|sizes|alt|width|height|loading|decoding|fetchpriority|media|type|name|value|for|required|placeholder|autocomplete|action|method|enctype|hidden|open|role|tabindex|aria-.+|viewbox|d|points|c[xy]|r[xy]?|x[12]?|y[12]?|fill|transform|stroke|stroke-(width|linecap|linejoin))$/i;

/** Elements that only the framework needs, or that only repeat something visually. */
const dispensable =
  'script, style, template, [inert], [data-tooltip], #gatsby-announcer, [aria-hidden="true"]:not(svg)';

/** The class that hides a text visually, and leaves it to screen readers. */
const unseen = 'unseen';

/**
 * Returns the body of a built page as a person would have typed it: the same words, links, pictures
 * and forms in the same order, without the framework's classes, comments and wrappers.
 */
export function handWrittenBody($: CheerioAPI): string {
  // Elements that only some screens hide become visible.
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
  // The colours of the brand's mark are tokens of the site's own style sheet.
  return (body.html() ?? '').replaceAll(/var\(--tl-colors-(\w+)\)/g, 'var(--$1)').trim();
}

/**
 * Removes each element that only wraps, from the inside out: it is a shell around the whole page,
 * or it says nothing and is alone in its parent or contains just one element.
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
