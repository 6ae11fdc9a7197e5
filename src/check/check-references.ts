import { canonicalPath, decodeEscapes, hrefProblem, parseAddress } from '../content/addresses';
import { isDay, isScheduled } from '../content/calendar';
import { suggestChoice, didYouMean } from '../content/closest';
import { valueAt } from '../content/field-schema';
import {
  contentTypes,
  pageTypes,
  type ContentType,
  type FolderType,
} from '../content/content-types';
import { textLanguage } from '../content/language';
import {
  builtFiles,
  originOfBuiltFile,
  isReservedSlug,
  pathOfFile,
  slugOf,
} from '../content/paths';
import { redirectsSchema } from '../content/redirects';
import { unknownVariables } from '../content/variables';
import {
  anchorsAt,
  folderOf,
  isDraft,
  isUnpublished,
  isPage,
  type Link,
  type Site,
  type SiteFile,
} from './read-site';
import type { Report } from './problem';

/** Returns why visitors do not reach a page, although its address is right. */
function hiddenFault(path: string, page: SiteFile, from: SiteFile, today: string) {
  if (page.file === 'pages/404.mdx') return `"${path}" is the 404 page. Link to another page`;
  if (isDraft(from)) return undefined;
  if (isDraft(page)) return `"${path}" is a draft. Publish it, or leave the link out until then`;
  const day = isScheduled(from.fields, today) ? String(from.fields.published) : today;
  return isScheduled(page.fields, day)
    ? `"${path}" is published on ${String(page.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

/** Returns why a link within the site leads nowhere; undefined if it leads somewhere. */
function ownFault(url: URL, link: Link, file: SiteFile, site: Site): string | undefined {
  if (link.href.startsWith('#') && !isPage(file))
    return `Write the page before the "#", such as "/${link.href}"`;
  const path = decodeEscapes(url.pathname);
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
  const anchor = decodeEscapes(url.hash.slice(1));
  // The places of a page that cannot be read are not known.
  const anchors = anchor !== '' && page.contentType && page.tree ? anchorsAt(site, page) : [anchor];
  if (!anchors.includes(anchor)) {
    const meant = didYouMean(anchor, anchors) || suggestChoice(anchor, page.ids);
    return `The page has no place "#${anchor}".${meant || ' Link to the page itself'}`;
  }
  const plan = url.searchParams.get('plan');
  const plans = site.entries.get('plans') ?? [];
  return plan === null || plans.includes(plan)
    ? undefined
    : `There is no plan "${plan}".${suggestChoice(plan, plans)}`;
}

/** Checks the links of a file. */
function checkHrefs(file: SiteFile, site: Site, report: Report): void {
  const { origin } = new URL(site.variables.address ?? 'https://site.invalid');
  for (const link of file.links) {
    const { href, offset, hasSchema } = link;
    const form = hrefProblem(href);
    const url = parseAddress(href, origin + (isPage(file) ? pathOfFile(file.file) : '/'));
    let fault = url?.origin === origin ? ownFault(url, link, file, site) : undefined;
    if (form !== undefined) fault = hasSchema ? undefined : `This address ${form}`;
    // An unknown variable is reported by itself.
    const isFilled = unknownVariables(href, site.variables).length === 0;
    if (isFilled && fault !== undefined) report({ rule: 'link', at: offset, message: fault });
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
    const error = (message: string) => report({ rule: 'reference', at: offset, message });
    if (!names.includes(value))
      error(`There is no "${value}" in ${entry}.${suggestChoice(value, names)}`);
    else if (folderOf(file) === entry)
      error(`An entry of ${entry}/ cannot show another. Link to it`);
    else if (named && isDraft(named) && !isDraft(file))
      error(`"${value}" is a draft. Publish it, or leave it out until then`);
  }
}

/** Returns why a value does not fit its file, another one, or today; undefined if it does. */
type Judge = (value: unknown, file: SiteFile, site: Site) => string | undefined;

const orderFault: Judge = (order, file, { files }) => {
  const beside = files.filter((one) => one.contentType === file.contentType);
  const first = beside.find(({ fields }) => fields.order === order);
  if (typeof order !== 'number' || !first || first === file) return undefined;
  const next = Math.max(...beside.map(({ fields }) => Number(fields.order) || 0)) + 1;
  return `"order" ${order} is already used in ${first.file}. The next free number is ${next}`;
};

const updateFault: Judge = (updated, { fields: { published } }, { today }) => {
  if (!isDay(updated)) return undefined;
  if (isDay(published) && updated < published)
    return `"updated" is ${updated}, before "published", ${published}. Change one of the two`;
  return updated > today
    ? `"updated" is ${updated}, a day to come. Write it on that day`
    : undefined;
};

const templateFault: Judge = (template, file) => {
  if (file.contentType || file.data === null || !isPage(file)) return undefined;
  const others = pageTypes
    .map((contentType) => contentType.template)
    .filter((name) => name !== 'home');
  const what = template === undefined ? 'missing' : JSON.stringify(template);
  return `"template" is ${what}.${suggestChoice(typeof template === 'string' ? template : '', others)}`;
};

const translationFault: Judge = (translates, file, site) => {
  if (typeof translates !== 'string') return undefined;
  const original = site.pages.get(translates);
  const languageIn = ({ fields }: SiteFile) => textLanguage(fields, site.language);
  if (!original || !isPage(original) || original === file)
    return `"${translates}" is no other page or article. Write the address of the page that this one translates`;
  if (original.fields.translates !== undefined)
    return `"${translates}" is a translation itself. Only the translation names its original`;
  return languageIn(original) === languageIn(file)
    ? `"${translates}" is in the same language. Set "language" in the translation`
    : undefined;
};

const analyticsFault: Judge = (script, _file, { files }) => {
  const { hostname } = parseAddress(String(script)) ?? {};
  return hostname &&
    !files.some(({ file, text }) => file.endsWith('.mdx') && text.includes(hostname))
    ? `No page names ${hostname}. Say on the privacy page what it learns of visitors`
    : undefined;
};

const consentFault: Judge = (_author, { contentType, data, fields }) =>
  contentType?.typeName === 'Testimonial' &&
  data !== null &&
  ![fields.consent, fields.sample, fields.draft].includes(true)
    ? 'Ask the client for consent to publish this under their name, then add "consent": true'
    : undefined;

/** The values that are judged by more than their schema: the path, the rule, and whether it only warns. */
const judged: readonly [path: string, rule: string, Judge, severity?: 'warning'][] = [
  ['template', 'field', templateFault],
  ['order', 'order', orderFault],
  ['updated', 'day', updateFault],
  ['translates', 'translation', translationFault],
  ['author', 'consent', consentFault, 'warning'],
  ['analytics.script', 'privacy', analyticsFault, 'warning'],
];

/** Returns whether the site has another use for the name of a file. */
function isTaken(slug: string, { folder, typeName }: FolderType, { hasCms }: Site): boolean {
  if (folder === 'insights') return isReservedSlug(slug);
  const page = pageTypes.find(({ anchorsFrom }) => anchorsFrom === typeName);
  if (page?.anchors.includes(slug)) return true;
  const isPath =
    ['insights', 'downloads', 'index'].includes(slug) ||
    originOfBuiltFile(`/${slug}`, hasCms) !== undefined;
  return folder === 'pages' && isPath;
}

/** Reports a file that cannot have its name. */
function checkName(file: SiteFile, contentType: ContentType, site: Site, report: Report): void {
  const slug = slugOf(file.file);
  const error = (fault: string) =>
    report({ rule: 'file-name', at: 0, message: `${fault}. Rename the file` });
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    error(
      'A file name must consist of lowercase letters, digits and hyphens, because it is part of an address',
    );
  else if ('folder' in contentType && isTaken(slug, contentType, site))
    error(`The site needs the name "${slug}" itself`);
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
    const error = (fault: string) =>
      report({
        rule: 'redirect',
        at: file.offsetOf(['items', index, 'from']),
        message: `"${source}" ${fault}`,
      });
    if (live.has(source) || originOfBuiltFile(source, site.hasCms) !== undefined)
      error('is a page or a file of the site. Remove this redirect');
    else if (sources.indexOf(source) < index) error('is redirected above. Remove one of the two');
  }
}

/** Returns a file in which an entry of a content type could be. */
function placeOf(contentType: ContentType): string {
  if ('file' in contentType) return contentType.file;
  const name = 'template' in contentType ? contentType.template : 'your-own';
  return `${contentType.folder}/${name}${contentType.extension}`;
}

/** Returns the files that the site needs and does not have. */
export function missingFiles(site: Site): string[] {
  const mayBeMissing = ({ optional, neededBy }: ContentType) =>
    optional ??
    (neededBy !== undefined &&
      site.files.every(({ contentType }) => contentType?.typeName !== neededBy));
  const isThere = (contentType: ContentType) =>
    site.files.some(
      (file) =>
        (file.contentType?.typeName === contentType.typeName && !isDraft(file)) ||
        // A page that cannot be read may be the one.
        (file.data === null && folderOf(file) === folderOf({ file: placeOf(contentType) })),
    );
  const needed = contentTypes
    .filter((contentType) => !mayBeMissing(contentType) && !isThere(contentType))
    .map(placeOf);
  const has404 = site.files.some((file) => file.file === 'pages/404.mdx' && !isDraft(file));
  return has404 ? needed : ['pages/404.mdx', ...needed];
}

export const strayMessage =
  'The site does not use this file. Move it to the folder of its content type, with the file extension used there, or out of content/';

/** Returns the files that the site does not read, though they are beside those that it reads. */
export const strayFiles = ({ names, files }: Site): string[] =>
  [...names].filter((name) => {
    const file = files.find((one) => one.file === name);
    const isAlone = name.startsWith('images/') || !name.includes('/');
    return file ? !file.contentType && !isPage(file) : !isAlone;
  });

/** Reports what does not fit the other files of the site. */
export function checkReferences(file: SiteFile, site: Site, report: Report): void {
  if (file.contentType) checkName(file, file.contentType, site, report);
  checkHrefs(file, site, report);
  checkEntries(file, site, report);
  checkRedirects(file, site, report);
  for (const [name, rule, faultOf, severity] of judged) {
    const path = name.split('.');
    const fault = faultOf(valueAt(file.fields, path), file, site);
    if (fault !== undefined) report({ rule, at: file.offsetOf(path), message: fault, severity });
  }
}
