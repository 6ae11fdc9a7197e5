import { anchorsOf, sharedAnchors } from '../content/anchors';
import { choose } from '../content/closest';
import { valueAt } from '../content/fields';
import { isReservedSlug } from '../content/insights-lists';
import { contentFolders, contentKinds, pageKinds } from '../content/kinds';
import { slugOf } from '../content/page-path';
import { redirectFaults, redirectsSchema } from '../content/redirects';
import { isScheduled } from '../content/calendar';
import { fileAddresses } from './check-links';
import type { Fault, Path } from './read-file';
import { isDraft, isIn, type Site, type SiteFile } from './read-site';

const atField = ({ offsetOf }: SiteFile, path: Path, rule: string, message: string): Fault => ({
  offset: offsetOf(path),
  rule,
  message,
});

/** Returns the names of the files of a folder, without their endings. */
const slugsIn = ({ files }: Site, folder: string) =>
  files.filter(isIn(folder)).map(({ file }) => slugOf(file));

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reports values that are not among those of another file. */
function unknownValues(
  file: SiteFile,
  path: Path,
  known: readonly string[],
  what: (value: string) => string,
): Fault[] {
  // A file that is missing or cannot be read is reported by itself.
  if (known.length === 0) return [];
  const value = valueAt(file.fields, path);
  const values: [string, Path][] =
    typeof value === 'string'
      ? [[value, path]]
      : strings(value).map((one, index) => [one, [...path, index]]);
  return values
    .filter(([one]) => !known.includes(one))
    .map(([one, at]) => atField(file, at, 'reference', `${what(one)}.${choose(one, known)}`));
}

/** Reports authors, topics and options that do not exist. */
function valueFaults(file: SiteFile, site: Site): Fault[] {
  const fieldsOf = (name: string) => site.files.find((one) => one.file === name)?.fields;
  if (isIn('insights')(file)) {
    const items = valueAt(fieldsOf('topics.json'), ['items']);
    const ids = Array.isArray(items) ? items.map((item: unknown) => valueAt(item, ['id'])) : [];
    return [
      ...unknownValues(
        file,
        ['author'],
        slugsIn(site, 'authors'),
        (name) => `There is no author authors/${name}.json`,
      ),
      ...unknownValues(
        file,
        ['topics'],
        strings(ids),
        (id) => `There is no topic "${id}" in topics.json`,
      ),
    ];
  }
  const options = strings(valueAt(fieldsOf('forms/contact.json'), ['helpNeeded', 'options']));
  return isIn('plans')(file)
    ? unknownValues(
        file,
        ['help'],
        options,
        (help) => `"${help}" is no option of forms/contact.json`,
      )
    : [];
}

/** Reports entries that a text shows and that are not there, or not published. */
const entryFaults = (file: SiteFile, site: Site): Fault[] =>
  file.mentions.flatMap(({ schema: { entry }, value, offset }): Fault[] => {
    if (entry === undefined) return [];
    const found = site.files.find((one) => isIn(entry)(one) && slugOf(one.file) === value);
    const fault = (message: string) => [{ offset, rule: 'reference', message }];
    if (!found)
      return fault(`There is no "${value}" in ${entry}/.${choose(value, slugsIn(site, entry))}`);
    if (isIn(entry)(file))
      return fault(`An entry of ${entry}/ cannot show another one. Link to it`);
    return isDraft(found) && !isDraft(file)
      ? fault(`"${value}" is a draft. Publish it, or leave it out until then`)
      : [];
  });

/** Reports a place in a list that an earlier file has. */
function orderFaults(file: SiteFile, { files }: Site): Fault[] {
  const { order } = file.fields;
  if (typeof order !== 'number') return [];
  const beside = files.filter((one) => one.kind === file.kind);
  const first = beside.find(({ fields }) => fields.order === order);
  const next = Math.max(...beside.map(({ fields }) => Number(fields.order) || 0)) + 1;
  return first === undefined || first === file
    ? []
    : [
        atField(
          file,
          ['order'],
          'order',
          `"order" ${order} is that of ${first.file}. The next free number is ${next}`,
        ),
      ];
}

/** Names that Windows keeps for devices. */
const devices = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;
/** Folders and files at the root of the published site. */
const rootNames = [
  'static',
  'page-data',
  'og',
  'insights',
  'downloads',
  'index',
  'sitemap',
  'robots',
];

/** Returns why a file cannot have its name. */
function nameFault({ file, kind }: SiteFile, { statics }: Site): string | undefined {
  const slug = slugOf(file);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    const right = slug.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''); // prettier-ignore
    return `The name of a file is part of its address: small letters, digits and hyphens. Rename it${right === '' ? '' : `, for example to ${right}`}`;
  }
  if (devices.test(slug)) return `Windows cannot have files with the name "${slug}". Rename it`;
  const isTaken =
    (isIn('pages')({ file }) && (rootNames.includes(slug) || statics.has(`/${slug}`))) ||
    (isIn('insights')({ file }) && isReservedSlug(slug)) ||
    (kind?.type === 'Question' && [...sharedAnchors, ...(anchorsOf.home ?? [])].includes(slug));
  return isTaken ? `The site needs the name "${slug}" itself. Rename the file` : undefined;
}

/** Reports a file that belongs to no kind of content. */
function kindFaults(file: SiteFile, site: Site): Fault[] {
  if (file.kind) {
    const name = nameFault(file, site);
    return name === undefined ? [] : [{ offset: 0, rule: 'file-name', message: name }];
  }
  if (isIn('pages')(file) && file.file.endsWith('.mdx') && file.file.split('/').length === 2) {
    if (file.data === null) return [];
    const templates = pageKinds.map(({ template }) => template).filter((name) => name !== 'home');
    const { template } = file.fields;
    const what =
      template === undefined
        ? '"template" is missing'
        : `There is no template "${String(template)}" for this page`;
    const message = `${what}.${choose(String(template), templates)}`;
    return [atField(file, ['template'], 'field', message)];
  }
  const [folder = '', name] = file.file.split('/');
  const message =
    name === undefined || !contentFolders.includes(folder)
      ? 'The site does not read this file. Put it into the folder of its kind, or keep it elsewhere'
      : `The site does not read this file. The files of ${folder}/ are in it, and not in folders below, and end like the others`;
  return [{ offset: 0, rule: 'file-place', message, isWarning: true }];
}

function redirects(file: SiteFile, site: Site): Fault[] {
  const read = file.file === 'redirects.json' && redirectsSchema.safeParse(file.fields);
  if (!read || !read.success) return [];
  const paths = (held: boolean) =>
    [...site.pages]
      .filter(([, page]) => (isDraft(page) || isScheduled(page.fields, site.today)) === held)
      .map(([path]) => path);
  const places = { pages: [...paths(false), ...fileAddresses(site)], drafts: paths(true) };
  return redirectFaults(read.data, places).map(({ path, message }) =>
    atField(file, path, 'redirect', message),
  );
}

/** Warns of words of a client that nobody agreed to publish. */
function consentFaults(file: SiteFile): Fault[] {
  const { consent, sample } = file.fields;
  if (file.kind?.type !== 'Testimonial' || isDraft(file) || consent === true || sample === true)
    return [];
  const message = 'Ask the client before this is published by name, and then write "consent": true';
  return [{ ...atField(file, ['author'], 'consent', message), isWarning: true }];
}

/** Pages that the site itself links to. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

/** Kinds of which a site may have none. */
const optional = ['GeneralPage', 'HomePage', 'MessagePage', 'Testimonial', 'Article', 'Author'];
const withArticles = ['Insights', 'Topics'];

/** Returns the files that the site needs and does not have, each with what to do about it. */
export function missingFiles({ files }: Site): { file: string; message: string }[] {
  const isThere = (file: SiteFile) => !isDraft(file);
  const hasArticles = files.some(isIn('insights'));
  const kinds = contentKinds.filter(({ type, from }) => {
    if (optional.includes(type) || (withArticles.includes(type) && !hasArticles)) return false;
    // A file that cannot be read may be the one.
    return !files.some(
      (file) =>
        (file.kind?.type === type && isThere(file)) ||
        (file.data === null && 'folder' in from && isIn(from.folder)(file)),
    );
  });
  const message = 'The site needs this file, and not as a draft. Restore it from git, or write it';
  return [
    ...fixedPages.filter((name) => !files.some((one) => one.file === name && isThere(one))),
    ...kinds.map(({ type, from }) =>
      'file' in from ? from.file : `${from.folder}/${type.toLowerCase()}${from.extension}`,
    ),
  ].map((file) => ({ file, message }));
}

/** Reports what does not fit the other files of the site. */
export const referenceFaults = (file: SiteFile, site: Site): Fault[] => [
  ...kindFaults(file, site),
  ...(file.data === null ? [] : valueFaults(file, site)),
  ...entryFaults(file, site),
  ...orderFaults(file, site),
  ...redirects(file, site),
  ...consentFaults(file),
];
