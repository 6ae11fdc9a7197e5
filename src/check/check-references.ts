import { canonicalPath, decoded, hrefFault, parsedAddress } from '../content/addresses';
import { isDay, isScheduled } from '../content/calendar';
import { choose, didYouMean } from '../content/closest';
import { valueAt } from '../content/field-schema';
import { contentKinds, pageKinds, type ContentKind } from '../content/kinds';
import { textLanguage } from '../content/language';
import { builtFiles, builtFrom, isReservedSlug, pathOfFile, slugOf } from '../content/paths';
import { redirectsSchema } from '../content/redirects';
import { unknownTokens } from '../content/tokens';
import { anchorsAt, folderOf, isDraft, isUnpublished, isPage, type Link, type Site, type SiteFile } from './read-site'; // prettier-ignore
import type { Report } from './report';

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
  const { origin } = new URL(site.tokens.address ?? 'https://site.invalid');
  for (const link of file.links) {
    const { href, offset, hasSchema } = link;
    const error = (message: string) => report(offset, 'link', message);
    // An unknown token is reported by itself.
    if (unknownTokens(href, site.tokens).length > 0) continue;
    const form = hrefFault(href);
    const url = parsedAddress(href, origin + (pathOfPage(file) ?? '/'));
    const fault = url?.origin === origin ? ownFault(url, link, file, site) : undefined;
    if (form === undefined && fault !== undefined) error(fault);
    if (form !== undefined && !hasSchema) error(`This address ${form}`);
  }
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

/** Folders of the published site, beside those that the build writes. */
const atRoot = ['insights', 'downloads', 'index'];

/** Reports a file that cannot have its name. */
function checkName(file: SiteFile, { hasDesk }: Site, report: Report): void {
  const slug = slugOf(file.file);
  const folder = folderOf(file);
  const isAnchor = pageKinds.some(
    ({ listed, anchors }) => listed === folder && anchors.includes(slug),
  );
  const isPath =
    folder === 'pages' && (atRoot.includes(slug) || builtFrom(`/${slug}`, hasDesk) !== undefined);
  const isList = folder === 'insights' && isReservedSlug(slug);
  const isWrong = !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  const fault = isWrong
    ? 'A file name must consist of lowercase letters, digits and hyphens, because it is part of an address'
    : `The site needs the name "${slug}" itself`;
  if (isWrong || isAnchor || isPath || isList) report(0, 'file-name', `${fault}. Rename the file`);
}

/** Reports a page without a template. */
function checkTemplate(file: SiteFile, report: Report): void {
  if (file.kind || file.data === null || !isPage(file)) return;
  const others = pageKinds.map((kind) => kind.template).filter((name) => name !== 'home');
  const written = String(file.fields.template);
  const what = 'template' in file.fields ? `"${written}"` : 'missing';
  const message = `"template" is ${what}.${choose(written, others)}`;
  report(file.offsetOf(['template']), 'field', message);
}

/** Reports redirects of addresses that the site has, or that another redirect has. */
function checkRedirects(file: SiteFile, site: Site, report: Report): void {
  const { data: redirects } = redirectsSchema.safeParse(file.fields);
  if (file.file !== 'redirects.json' || !redirects) return;
  const published = [...site.pages].filter(([, page]) => !isUnpublished(page, site.today));
  const paths = [...published.map(([path]) => path), ...site.statics.keys()];
  const live = new Set(paths.map((path) => canonicalPath(encodeURI(path))));
  const sources = redirects.items.map(({ from }) => canonicalPath(from));
  for (const [index, source] of sources.entries()) {
    const isLive = live.has(source) || builtFrom(source, site.hasDesk) !== undefined;
    const fault = isLive ? 'is a page or a file of the site' : 'is redirected above';
    if (isLive || sources.indexOf(source) < index)
      report(
        file.offsetOf(['items', index, 'from']),
        'redirect',
        `"${source}" ${fault}. Remove this redirect`,
      );
  }
}

/** Reports days that contradict each other, or today. */
function checkDays({ kind, fields, offsetOf }: SiteFile, { today }: Site, report: Report): void {
  const { published, updated } = fields;
  const error = (message: string) => report(offsetOf(['updated']), 'day', message);
  if (isDay(published) && isDay(updated) && updated < published)
    error(`"updated" is ${updated}, before "published", ${published}. Change one of the two`);
  else if (isDay(updated) && updated > today)
    error(`"updated" is ${updated}, a day to come. Write it on that day`);
  const path = ['security', 'expires'];
  const expires = valueAt(fields, path);
  const message = `"security.expires" is ${String(expires)}, which has passed. Set a date within the next year`;
  if (kind?.type === 'SiteSettings' && isDay(expires) && expires < today)
    report(offsetOf(path), 'expired', message, 'warning');
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

export const strayMessage =
  'The site does not use this file. Move it to the folder of its kind, with the file extension used there, or out of content/';

/** Returns the files that look like content, and that the site does not read. */
export const strayFiles = ({ names, files }: Site): string[] =>
  [...names].filter((name) => {
    const file = files.find((one) => one.file === name);
    return file ? !file.kind && !isPage(file) : read.has(folderOf({ file: name }));
  });

/** Reports what does not fit the other files of the site. */
export function checkReferences(file: SiteFile, site: Site, report: Report): void {
  if (file.kind) checkName(file, site, report);
  checkTemplate(file, report);
  checkHrefs(file, site, report);
  checkEntries(file, site, report);
  checkOrder(file, site, report);
  checkRedirects(file, site, report);
  checkDays(file, site, report);
  checkAnalytics(file, site, report);
  checkTranslation(file, site, report);
  checkConsent(file, report);
}
