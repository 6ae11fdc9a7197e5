/** What browsers below the floor do not know, by a name that no browser knows. */
const renamed: readonly (readonly [string, string])[] = [
  ['light-dark(', 'x-light-dark('],
  ['color-mix(', 'x-color-mix('],
  [':has(', ':x-has('],
  ['content-visibility:', 'x-content-visibility:'],
  ['text-wrap:', 'x-text-wrap:'],
  ['(animation-timeline:', '(x-animation-timeline:'],
  ['@view-transition', '@x-view-transition'],
  ['@property ', '@x-property '],
  ['(scripting:', '(x-scripting:'],
  ['<details name=', '<details data-name='],
  ['type="image/avif"', 'type="image/x-avif"'],
];

/** The style sheet is no longer the one that the policy knows. */
const withAnyStyle = (policy: string) =>
  policy
    .split(';')
    .map((directive) =>
      directive.startsWith('style-src') ? "style-src 'self' 'unsafe-inline'" : directive,
    )
    .join(';');

/**
 * Takes new features away from a page: each gets a name that the engine does not know, and the engine's
 * own rules for what it does not know do the rest, as in an older browser.
 */
export const withoutNewFeatures = (text: string) =>
  text.startsWith('default-src')
    ? withAnyStyle(text)
    : text.startsWith('<!DOCTYPE')
      ? renamed.reduce((html, [name, other]) => html.replaceAll(name, other), text)
      : text;
