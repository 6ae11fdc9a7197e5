import { createHash } from 'node:crypto';

/** As CSP names a hash: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs');
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) &&
  /^(|module|text\/javascript|speculationrules)$/.test(
    /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
  );

/** The texts of a page's scripts that a browser runs, those that wait in a template too. */
const scriptsOf = (html: string) =>
  [...html.matchAll(element('script'))]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , text = '']) => text);

const stylesOf = (html: string) =>
  [...html.matchAll(element('style'))].map(([, , text = '']) => text);

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  '#x27': "'",
  amp: '&',
  lt: '<',
  gt: '>',
};
const decode = (text: string) =>
  text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

const styleAttributesOf = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)].map(([, style = '']) => decode(style));

/** Where forms are sent: by the browser without scripts, and by the sending library with them. */
const formOriginsOf = (html: string) =>
  [...html.matchAll(/<form\b[^>]*?\saction="(https?:[^"]+)"/g)].map(
    ([, action = '']) => new URL(decode(action)).origin,
  );

/**
 * The content-security policy of these pages: nothing but the site's own files, their own inline scripts
 * and styles by their hashes, and the service that their forms are sent to. Written as short as it can
 * be, for it travels with every page: no spaces but those between sources, and no `style-src-attr`
 * without style attributes, which `style-src` then forbids.
 *
 * Without Trusted Types: a page that a translator changed before React came is drawn anew by React,
 * through `innerHTML`, and with them it would be empty.
 *
 * What Emotion adds to the page's style sheet goes through the CSSOM, which asks for nothing. Scripts that
 * hold data, such as JSON-LD, are not run and need no hash.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const scripts = hashes(pages.flatMap(scriptsOf));
  const styles = hashes(pages.flatMap(stylesOf));
  const styleAttributes = hashes(pages.flatMap(styleAttributesOf));
  const formOrigins = [...new Set(pages.flatMap(formOriginsOf))].sort();
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...styleAttributes],
    }),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...formOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formOrigins],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
