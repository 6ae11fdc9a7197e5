import { createHash } from 'node:crypto';

/** Returns a hash in CSP's syntax: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();

const element = (name: string) => new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs');
const isRun = (attributes: string) =>
  !/\ssrc=/.test(attributes) &&
  /^(|module|text\/javascript|speculationrules)$/.test(
    /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
  );

/**
 * Returns the texts of a page's scripts that a browser runs, including those that wait in a
 * template.
 */
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

/**
 * Returns the origins that forms are sent to: by the browser without scripts, and by the sending
 * library with them.
 */
const formOriginsOf = (html: string) =>
  [...html.matchAll(/<form\b[^>]*?\saction="(https?:[^"]+)"/g)].map(
    ([, action = '']) => new URL(decode(action)).origin,
  );

/** Returns what the videos of a page load when they are pressed: players, and the site's own films. */
const videosOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\sdata-player="([^"]+)"/g)].map(([, video = '']) => decode(video));
const isFilm = (video: string) => video.startsWith('/');

/** Returns the hosts of the players in a page. */
const playerOriginsOf = (html: string) =>
  videosOf(html).flatMap((video) => (isFilm(video) ? [] : [new URL(video).origin]));

/** Returns whether a page has a video of another host. */
export const hasPlayer = (html: string): boolean => playerOriginsOf(html).length > 0;

/** The sources that Google's reCAPTCHA needs: https://developers.google.com/recaptcha/docs/faq */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  requests: ['https://www.google.com/recaptcha/'],
};
const nothing = { scripts: [], frames: [], requests: [] };

/**
 * Returns the addresses in a variable of the build: one or none.
 *
 * @throws a sentence if the variable is not an address
 */
function reportAddresses(variable: 'GATSBY_POLICY_REPORTS' | 'GATSBY_ERROR_REPORTS'): string[] {
  const address = process.env[variable] ?? '';
  if (address === '') return [];
  if (/^https:\/\/[\w.-]+(:\d+)?(\/[\w./?=&%-]*)?$/.test(address)) return [address];
  throw new Error(
    `${variable} is "${address}". Write an address such as https://reports.example.com/csp.`,
  );
}

/** Returns whether a page has a form that reCAPTCHA guards. */
export const asksRecaptcha = (html: string): boolean => /<form\b[^>]*\sdata-recaptcha="/.test(html);

/**
 * Returns the content-security policy of these pages. It allows only the site's own files, its own
 * inline scripts and styles by their hashes, the service that receives the forms, and the players
 * of videos. It is as
 * short as possible, because every page carries it: spaces only between sources, and no
 * `style-src-attr` without style attributes, which `style-src` then forbids.
 *
 * It has no Trusted Types: if a translator changed the page before React ran, React redraws it
 * through `innerHTML`, and with them the page would be empty.
 *
 * Emotion adds styles through the CSSOM, which needs no permission. Scripts with data, such as
 * JSON-LD, do not run and need no hash.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const scripts = hashes(pages.flatMap(scriptsOf));
  const styles = hashes(pages.flatMap(stylesOf));
  const styleAttributes = hashes(pages.flatMap(styleAttributesOf));
  const formOrigins = [...new Set(pages.flatMap(formOriginsOf))].sort();
  const errors = reportAddresses('GATSBY_ERROR_REPORTS').map((address) => new URL(address).origin);
  // `report-to`, which is newer, needs a header that not every host can write.
  const reports = reportAddresses('GATSBY_POLICY_REPORTS');
  const google = pages.some(asksRecaptcha) ? recaptcha : nothing;
  const frames = [...new Set([...google.frames, ...pages.flatMap(playerOriginsOf)])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...google.scripts],
    'style-src': ["'self'", ...styles],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...styleAttributes],
    }),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...formOrigins, ...google.requests, ...errors],
    ...(frames.length > 0 && { 'frame-src': frames }),
    ...(pages.flatMap(videosOf).some(isFilm) && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formOrigins],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(reports.length > 0 && { 'report-uri': reports }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
