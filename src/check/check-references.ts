import { decoded, hrefFault, parsedAddress } from '../content/addresses';
import { isDay, isScheduled } from '../content/calendar';
import { choose, didYouMean } from '../content/closest';
import { valueAt } from '../content/field-schema';
import { contentKinds, pageKinds, type ContentKind } from '../content/kinds';
import { textLanguage } from '../content/language';
import { builtFiles, builtFrom, isReservedSlug, pathOfFile, slugOf } from '../content/paths';
import { ownAddress, redirectFaults, redirectsSchema } from '../content/redirects';
import { unknownTokens } from '../content/tokens';
import { anchorsAt, folderOf, isDraft, isUnpublished, isPage, type Link, type Site, type SiteFile } from './read-site'; // prettier-ignore
import type { Report } from './report';

/** Characters without a width, as they are pasted with an address, or percent-encoded. */
const invisible = /\p{Cf}|%(?:E2%80%(?:8[B-F]|A[A-E])|E2%81%A\d|EF%BB%BF|C2%AD)/iu;

/** Returns the address of a page; undefined for a file that is shown on other pages. */
const pathOfPage = (file: SiteFile) => (isPage(file) ? pathOfFile(file.file) : undefined);

/** Returns why visitors do not reach a page, although its address is right. */
function hiddenFault(path: string, page: SiteFile, from: SiteFile, today: string) {
  if (page.file === 'pages/404.mdx') return `"${path}" is the 404 page. Link to another page`;
  if (isDraft(from)) return undefined;
  if (isDraft(page)) return `"${path}" is a draft. Publish it, or leave the link out until then`;
  const { published } = from.fields;
  const day = typeof published === 'string' && published > today ? published : today;
  return isScheduled(page.fields, day)
    ? `"${path}" is published on ${String(page.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

/** Returns why a link within the site leads nowhere; undefined if it leads somewhere. */
function ownFault(
  url: URL,
  link: Pick<Link, 'href' | 'isOptional'>,
  file: SiteFile,
  site: Site,
): string | undefined {
  if (link.href.startsWith('#') && !pathOfPage(file))
    return `Write the page before the "#", such as "/${link.href}"`;
  const path = decoded(url.pathname);
  if (site.statics.has(path) || builtFiles.includes(path)) return undefined;
  const page = site.pages.get(path);
  if (!page) {
    const isDownload = path.startsWith('/downloads/');
    const meant = didYouMean(path, [...(isDownload ? site.statics : site.pages).keys()]);
    if (link.isOptional && meant === '') return undefined;
    if (isDownload) return `There is no file static${path}.${meant}`;
    const advice = meant || ' If it is on your old site, write its whole address';
    return `There is no page "${path}".${advice}`;
  }
  const hidden = link.isOptional ? undefined : hiddenFault(path, page, file, site.today);
  if (hidden !== undefined) return hidden;
  const anchor = decoded(url.hash.slice(1));
  // The places of a page that cannot be read are not known.
  const anchors = anchor !== '' && page.kind && page.tree ? anchorsAt(site, page) : [anchor];
  if (!anchors.includes(anchor)) {
    const meant = didYouMean(anchor, anchors) || choose(anchor, page.ids);
    return `The page has no place "#${anchor}".${meant || ' Link to the page itself'}`;
  }
  const plan = url.searchParams.get('plan');
  const plans = site.entries.get('plans') ?? [];
  return plan === null || plans.includes(plan)
    ? undefined
    : `There is no plan "${plan}".${choose(plan, plans)}`;
}

/** Checks the links of a file. */
function checkHrefs(file: SiteFile, site: Site, report: Report): void {
  const { origin } = parsedAddress(site.tokens.address ?? '') ?? { origin: 'https://site.invalid' };
  for (const link of file.links) {
    const { href, offset, hasSchema } = link;
    const error = (message: string) => report(offset, 'link', message);
    const hidden = invisible.exec(href);
    if (hidden)
      error(
        `This address has an invisible character after “${href.slice(0, hidden.index)}”. Type it again`,
      );
    // An unknown token is reported by itself, and redirects have rules of their own.
    if (unknownTokens(href, site.tokens).length > 0 || file.file === 'redirects.json') continue;
    const form = hrefFault(href);
    const url = parsedAddress(href, origin + (pathOfPage(file) ?? '/'));
    const fault = url?.origin === origin ? ownFault(url, link, file, site) : undefined;
    if (form === undefined && fault !== undefined) error(fault);
    if (form !== undefined && !hasSchema) error(`This address ${form}`);
  }
  // The build gives https to what is typed without a scheme.
  const insecure = file.links.filter(
    ({ href, offset }) => href.startsWith('http:') && !file.text.startsWith('www.', offset),
  );
  const many = insecure.length === 1 ? 'This link begins' : `${insecure.length} links begin`;
  const message = `${many} with http://, which can be intercepted. Write https:// if the site supports it`;
  if (insecure[0]) report(insecure[0].offset, 'http', message, 'warning');
}

/** Reports authors, topics, options and entries that do not exist, or are not published. */
function checkEntries(file: SiteFile, site: Site, report: Report): void {
  for (const { value, offset, schema } of file.values) {
    const { entry } = schema;
    const names = site.entries.get(entry ?? '') ?? [];
    // A file that is missing or cannot be read is reported by itself.
    if (entry === undefined || names.length === 0) continue;
    const named = site.files.find((one) => folderOf(one) === entry && slugOf(one.file) === value);
    const error = (message: string) => report(offset, 'reference', message);
    if (!names.includes(value)) error(`There is no "${value}" in ${entry}.${choose(value, names)}`);
    else if (folderOf(file) === entry)
      error(`An entry of ${entry}/ cannot show another. Link to it`);
    else if (named && isDraft(named) && !isDraft(file))
      error(`"${value}" is a draft. Publish it, or leave it out until then`);
  }
}

/** Reports a place in a list that an earlier file has. */
function checkOrder(file: SiteFile, { files }: Site, report: Report): void {
  const { order } = file.fields;
  if (typeof order !== 'number') return;
  const beside = files.filter((one) => one.kind === file.kind);
  const first = beside.find(({ fields }) => fields.order === order);
  if (!first || first === file) return;
  const next = Math.max(...beside.map(({ fields }) => Number(fields.order) || 0)) + 1;
  const message = `"order" ${order} is already used in ${first.file}. The next free number is ${next}`;
  report(file.offsetOf(['order']), 'order', message);
}

/** Names that Windows keeps for devices. */
const devices = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/** Folders of the published site, beside those that the build writes. */
const atRoot = ['insights', 'downloads', 'index'];

/** Reports a file that cannot have its name. */
function checkName(file: SiteFile, { hasDesk }: Site, report: Report): void {
  const slug = slugOf(file.file);
  const listing = pageKinds.filter(({ listed }) => listed === folderOf(file));
  const taken: Readonly<Record<string, boolean>> = {
    pages: atRoot.includes(slug) || builtFrom(`/${slug}`, hasDesk) !== undefined,
    insights: isReservedSlug(slug),
  };
  const isAnchor = listing.some(({ anchors }) => anchors.includes(slug));
  let fault =
    isAnchor || taken[folderOf(file)] ? `The site needs the name "${slug}" itself` : undefined;
  if (devices.test(slug)) fault = `Windows cannot have files with the name "${slug}"`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    fault =
      'A file name must consist of lowercase letters, digits and hyphens, because it is part of an address';
  if (fault !== undefined) report(0, 'file-name', `${fault}. Rename the file`);
}

export const strayMessage =
  'The site does not use this file. Move it to the folder of its kind, with the file extension used there, or out of content/';

/** Reports a page without a template, and warns of a file that belongs to no kind of content. */
function checkKind({ file, fields, data, offsetOf }: SiteFile, report: Report): void {
  if (folderOf({ file }) !== 'pages' || !file.endsWith('.mdx')) {
    report(0, 'file-place', strayMessage, 'warning');
  } else if (data !== null) {
    const written = String(fields.template);
    const others = pageKinds.map(({ template }) => template).filter((name) => name !== 'home');
    const what = `"template" is ${fields.template === undefined ? 'missing' : `"${written}"`}`;
    report(offsetOf(['template']), 'field', `${what}.${choose(written, others)}`);
  }
}

/** Reports redirects that lead nowhere, or hide a page. */
function checkRedirects(file: SiteFile, site: Site, report: Report): void {
  const { data: redirects } = redirectsSchema.safeParse(file.fields);
  if (file.file !== 'redirects.json' || !redirects) return;
  const published = [...site.pages].filter(([, page]) => !isUnpublished(page, site.today));
  const pages = published.map(([path]) => path);
  const live = [...pages, ...[...site.statics.keys()].map(encodeURI), ...builtFiles];
  const { address = '' } = site.tokens;
  const isBuilt = (path: string) => builtFrom(path, site.hasDesk) !== undefined;
  const faults = redirectFaults(redirects, { address, live, isBuilt });
  for (const [index, { to: href }] of redirects.items.entries()) {
    const url = ownAddress(href, address);
    if (!url || faults.some(({ path }) => path[1] === index)) continue;
    const message = ownFault(url, { href }, file, site);
    if (message !== undefined) faults.push({ path: ['items', index, 'to'], message });
  }
  for (const { path, message } of faults) report(file.offsetOf(path), 'redirect', message);
}

/** Reports days that contradict each other, or today. */
function checkDays({ kind, fields, offsetOf }: SiteFile, { today }: Site, report: Report): void {
  const { published, updated } = fields;
  const error = (message: string) => report(offsetOf(['updated']), 'day', message);
  if (kind?.type === 'Article' && isDay(updated)) {
    if (isDay(published) && updated < published)
      error(`"updated" is ${updated}, before "published", ${published}. Change one of the two`);
    else if (updated > today) error(`"updated" is ${updated}, a day to come. Write it on that day`);
  }
  const expires = valueAt(fields, ['security', 'expires']);
  const message = `"security.expires" is ${String(expires)}, which has passed. Set a date within the next year`;
  if (kind?.type === 'SiteSettings' && isDay(expires) && expires < today)
    report(offsetOf(['security', 'expires']), 'expired', message, 'warning');
}

/** Warns of a service that counts visits, and that the privacy page does not name. */
function checkAnalytics({ kind, fields, offsetOf }: SiteFile, site: Site, report: Report): void {
  const script = valueAt(fields, ['analytics', 'script']);
  if (kind?.type !== 'SiteSettings' || typeof script !== 'string' || !URL.canParse(script)) return;
  const { hostname } = new URL(script);
  const layout = site.files.find(({ file }) => file === 'layout.json');
  const page = site.pages.get(String(valueAt(layout?.fields, ['footer', 'privacy', 'href'])));
  const message = `The privacy page does not name ${hostname}. Say there what it learns of visitors`;
  if (page?.text.includes(hostname) !== true)
    report(offsetOf(['analytics', 'script']), 'privacy', message, 'warning');
}

/** Reports a translation of no page, of another translation, or into the same language. */
function checkTranslation(file: SiteFile, site: Site, report: Report): void {
  const { translates } = file.fields;
  if (typeof translates !== 'string') return;
  const original = site.pages.get(translates);
  const languageIn = ({ fields }: SiteFile) => textLanguage(fields, site.language);
  const error = (message: string) =>
    report(file.offsetOf(['translates']), 'translation', `"${translates}" ${message}`);
  if (!original || !isPage(original) || original === file)
    error('is no other page or article. Write the address of the page that this one translates');
  else if (original.fields.translates !== undefined)
    error('is a translation itself. Only the translation names its original');
  else if (languageIn(original) === languageIn(file))
    error('is in the same language. Set "language" in the translation');
}

/** Warns of a testimonial that is published without consent. */
function checkConsent({ kind, data, fields, offsetOf }: SiteFile, report: Report): void {
  const isAgreed = [fields.consent, fields.sample, fields.draft].includes(true);
  const message =
    'Ask the client for consent to publish this under their name, then add "consent": true';
  if (kind?.type === 'Testimonial' && data !== null && !isAgreed)
    report(offsetOf(['author']), 'consent', message, 'warning');
}

/** Pages that the site itself links to. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx'];

/** Kinds of which a site may have none. */
const optional =
  'AboutPage Article Author GeneralPage HomePage MessagePage ServicesPage Testimonial'.split(' ');

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
export function checkReferences(file: SiteFile, site: Site, report: Report): void {
  if (file.kind) checkName(file, site, report);
  else checkKind(file, report);
  checkHrefs(file, site, report);
  checkEntries(file, site, report);
  checkOrder(file, site, report);
  checkRedirects(file, site, report);
  checkDays(file, site, report);
  checkAnalytics(file, site, report);
  checkTranslation(file, site, report);
  checkConsent(file, report);
}
