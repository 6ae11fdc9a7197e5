import { builtFrom } from '../content/built-files';
import { anchorsOf, sharedAnchors } from '../content/anchors';
import { isDay } from '../content/calendar';
import { choose } from '../content/closest';
import { valueAt } from '../content/fields';
import { isReservedSlug } from '../content/insights-lists';
import { contentKinds, pageKinds, type ContentKind } from '../content/kinds';
import { slugOf } from '../content/page-path';
import { redirectFaults, redirectsSchema } from '../content/redirects';
import { fileAddresses } from './check-links';
import type { Say } from './fault';
import { folderOf, isDraft, isHeldBack, type Site, type SiteFile } from './read-site';

/** Reports authors, topics, options and entries that do not exist, or are not published. */
function checkEntries(file: SiteFile, site: Site, say: Say): void {
  for (const { value, offset, schema } of file.values) {
    const { entry } = schema;
    const names = site.entries.get(entry ?? '') ?? [];
    // A file that is missing or cannot be read is reported by itself.
    if (entry === undefined || names.length === 0) continue;
    const isHidden = () =>
      site.files.some(
        (one) => folderOf(one) === entry && slugOf(one.file) === value && isDraft(one),
      );
    const error = (message: string) => say(offset, 'reference', message);
    if (!names.includes(value)) error(`There is no "${value}" in ${entry}.${choose(value, names)}`);
    else if (folderOf(file) === entry)
      error(`An entry of ${entry}/ cannot show another. Link to it`);
    else if (!isDraft(file) && isHidden())
      error(`"${value}" is a draft. Publish it, or leave it out until then`);
  }
}

/** Reports a place in a list that an earlier file has. */
function checkOrder(file: SiteFile, { files }: Site, say: Say): void {
  const { order } = file.fields;
  if (typeof order !== 'number') return;
  const beside = files.filter((one) => one.kind === file.kind);
  const first = beside.find(({ fields }) => fields.order === order);
  if (!first || first === file) return;
  const next = Math.max(...beside.map(({ fields }) => Number(fields.order) || 0)) + 1;
  const message = `"order" ${order} is that of ${first.file}. The next free number is ${next}`;
  say(file.offsetOf(['order']), 'order', message);
}

/** Names that Windows keeps for devices. */
const devices = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/** Folders of the published site, beside those that the build writes. */
const atRoot = ['insights', 'downloads', 'index'];

/** Reports a file that cannot have its name. */
function checkName(file: SiteFile, { hasDesk }: Site, say: Say): void {
  const error = (message: string) => say(0, 'file-name', `${message}. Rename the file`);
  const slug = slugOf(file.file);
  const taken: Readonly<Record<string, boolean>> = {
    pages: atRoot.includes(slug) || builtFrom(`/${slug}`, hasDesk) !== undefined,
    insights: isReservedSlug(slug),
    faq: [...sharedAnchors, ...(anchorsOf.home ?? [])].includes(slug),
    plans: [...sharedAnchors, ...(anchorsOf.services ?? [])].includes(slug),
  };
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    error('A file has small letters, digits and hyphens in its name, which is part of its address');
  else if (devices.test(slug)) error(`Windows cannot have files with the name "${slug}"`);
  else if (taken[folderOf(file)]) error(`The site needs the name "${slug}" itself`);
}

export const strayMessage =
  'The site does not read this file. Put it into the folder of its kind, with the ending of the files there, or keep it elsewhere';

/** Reports a page without a template, and warns of a file that belongs to no kind of content. */
function checkKind({ file, fields, data, offsetOf }: SiteFile, say: Say): void {
  if (folderOf({ file }) !== 'pages' || !file.endsWith('.mdx')) {
    say(0, 'file-place', strayMessage, 'warning');
  } else if (data !== null) {
    const written = String(fields.template);
    const others = pageKinds.map(({ template }) => template).filter((name) => name !== 'home');
    const what = `"template" is ${fields.template === undefined ? 'missing' : `"${written}"`}`;
    say(offsetOf(['template']), 'field', `${what}.${choose(written, others)}`);
  }
}

/** Reports redirects that lead nowhere, or hide a page. */
function checkRedirects(file: SiteFile, site: Site, say: Say): void {
  const { data: redirects } = redirectsSchema.safeParse(file.fields);
  if (file.file !== 'redirects.json' || !redirects) return;
  const paths = (isHeld: boolean) =>
    [...site.pages].flatMap(([path, page]) =>
      isHeldBack(page, site.today) === isHeld ? [path] : [],
    );
  const places = {
    address: site.tokens.address ?? '',
    live: [...paths(false), ...fileAddresses(site)],
    drafts: paths(true),
    isBuilt: (path: string) => builtFrom(path, site.hasDesk) !== undefined,
  };
  for (const { path, message } of redirectFaults(redirects, places))
    say(file.offsetOf(path), 'redirect', message);
}

/** Reports days that contradict each other, or today. */
function checkDays({ kind, fields, offsetOf }: SiteFile, { today }: Site, say: Say): void {
  const { published, updated } = fields;
  const error = (message: string) => say(offsetOf(['updated']), 'day', message);
  if (kind?.type === 'Article' && isDay(updated)) {
    if (isDay(published) && updated < published)
      error(`"updated" is ${updated}, before "published", ${published}. Change one of the two`);
    else if (updated > today) error(`"updated" is ${updated}, a day to come. Write it on that day`);
  }
  const expires = valueAt(fields, ['security', 'expires']);
  const message = `"security.expires" is ${String(expires)}, which is over. Write a day within a year`;
  if (kind?.type === 'SiteSettings' && isDay(expires) && expires < today)
    say(offsetOf(['security', 'expires']), expiredRule, message, 'warning');
}

/** The rule of a warning that keeps a site from being launched. */
export const expiredRule = 'expired';

/** Warns of words of a client that nobody agreed to publish. */
function checkConsent({ kind, data, fields, offsetOf }: SiteFile, say: Say): void {
  const isAgreed = [fields.consent, fields.sample, fields.draft].includes(true);
  const message = 'Ask the client before this is published by name, and then write "consent": true';
  if (kind?.type === 'Testimonial' && data !== null && !isAgreed)
    say(offsetOf(['author']), 'consent', message, 'warning');
}

/** Pages that the site itself links to. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

/** Kinds of which a site may have none. */
const optional = ['GeneralPage', 'HomePage', 'MessagePage', 'Testimonial', 'Article', 'Author'];

const placeOf = ({ from, type }: ContentKind) =>
  'file' in from
    ? from.file
    : `${from.folder}/${pageKinds.find((one) => one.type === type)?.template ?? 'your-own'}${from.extension}`;

/** Returns the files that the site needs and does not have. */
export function missingFiles(site: Site): string[] {
  const spared = site.entries.has('insights') ? optional : [...optional, 'Insights', 'Topics'];
  const isThere = (kind: ContentKind) =>
    site.files.some(
      (file) =>
        (file.kind?.type === kind.type && !isDraft(file)) ||
        // A page that cannot be read may be the one.
        (file.data === null && folderOf(file) === folderOf({ file: placeOf(kind) })),
    );
  return [
    ...fixedPages.filter((name) => !site.files.some((one) => one.file === name && !isDraft(one))),
    ...contentKinds.filter((kind) => !spared.includes(kind.type) && !isThere(kind)).map(placeOf),
  ];
}

/** Folders whose files the site reads. Others, such as images/, hold anything. */
const read = new Set(contentKinds.map((kind) => folderOf({ file: placeOf(kind) })).filter(Boolean));

/** Returns the files that look like content, and that the site does not read. */
export const strayFiles = ({ names }: Site): string[] =>
  [...names].filter((file) => !/\.(?:json|mdx)$/.test(file) && read.has(folderOf({ file })));

/** Reports what does not fit the other files of the site. */
export function checkReferences(file: SiteFile, site: Site, say: Say): void {
  if (file.kind) checkName(file, site, say);
  else checkKind(file, say);
  checkEntries(file, site, say);
  checkOrder(file, site, say);
  checkRedirects(file, site, say);
  checkDays(file, site, say);
  checkConsent(file, say);
}
