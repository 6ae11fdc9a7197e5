import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { checkContent } from '../src/check/check-content';

import { filesBelow } from '../src/check/files-below';
import { pointAt } from '../src/check/problem';
import { readContentFolder, type Site } from '../src/check/read-site';
import { isDraft, type SiteFile } from '../src/check/site-file';
import { isDay } from '../src/content/calendar';
import { valueAt } from '../src/content/field-schema';
import { run } from './run';

/** Something that an owner must still do before the site is theirs. */
type ToDo = { place: string; task: string };

/** Returns what to do at a place in a content file. */
function at({ file, text }: SiteFile, offset: number, task: string): ToDo[] {
  const { line, column } = pointAt(text, offset);
  return [{ place: `content/${file}:${line}:${column}`, task }];
}

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|[.@/])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:?#]|$)/i;

/** Returns what to do in `site.json`. */
const ofSettings = (file: SiteFile, { today }: Site): ToDo[] =>
  file.values.flatMap(({ path, value, at: [offset] }) => {
    const name = path.join('.');
    const isSample = ['brand', 'product'].includes(name) && value === 'Throughline';
    if (isSample || reserved.test(value))
      return at(file, offset, `Write your own ${name} instead of ${value}`);
    return name === 'security.expires' && isDay(value) && value < today
      ? at(file, offset, `Write a day within a year instead of ${value}, which is over`)
      : [];
  });

/** Returns the links to sample addresses, but those that follow from site.json. */
const ofLinks = (file: SiteFile, { variables }: Site): ToDo[] =>
  file.links
    .filter(({ href }) => reserved.test(href))
    .filter(({ href }) => !Object.values(variables).some((variable) => href.endsWith(variable)))
    .flatMap(({ href, at: [offset] }) =>
      at(file, offset, `This link leads to a sample address: ${href}`),
    );

/** Returns the paths of all `sample: true`. */
function samplesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'sample' && inside === true
      ? [[name]]
      : samplesIn(inside).map((path) => [name, ...path]),
  );
}

const sample = 'This came with the site. Replace it with your own, or delete it';

const ofSamples = (file: SiteFile): ToDo[] =>
  samplesIn(file.fields).flatMap((path) =>
    at(file, file.rangeOf(path)[0], `${sample}; then remove this line`),
  );

const ofLogo = (file: SiteFile): ToDo[] =>
  file.fields.logo === undefined
    ? at(file, 0, 'Set "logo" to your own; until then, three threads are beside your name')
    : [];

/** Returns what to do in a file of `content/`. */
const ofContent = (file: SiteFile, site: Site): ToDo[] => [
  ...(file.file === 'site.json' ? ofSettings(file, site) : ofLinks(file, site)),
  ...(isDraft(file) ? [] : ofSamples(file)),
  ...(file.file === 'brand.json' ? ofLogo(file) : []),
];

/** Pages that the law asks for in many countries, by their links in the footer. */
const legalPages = {
  privacy: 'Write a privacy page, because both forms collect personal data',
  imprint: 'Write a page that says who is responsible for the site',
};

const ofLegalPages = ({ files, pages }: Site): ToDo[] =>
  Object.entries(legalPages).flatMap(([name, task]) => {
    const layout = files.find(({ file }) => file === 'layout.json');
    const page = pages.get(String(valueAt(layout?.fields, ['footer', name, 'href'])));
    const place = `content/${page?.file ?? 'layout.json'}`;
    return page && !isDraft(page) ? [] : [{ place, task }];
  });

type Environment = Readonly<Record<string, string | undefined>>;

const read = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : Buffer.alloc(0);

function ofKeys(root: string, env: Environment, { files }: Site): ToDo[] {
  // As Gatsby reads them: the environment comes before the file.
  const settings: Environment = { ...parse(read(root, '.env.production')), ...env };
  const isWithout = files.some(({ fields }) => fields.withoutNewsletter === true);
  return ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID']
    .map((name) => `GATSBY_EMAILJS_${name}`)
    .filter((key) => !settings[key] && !(isWithout && key.includes('NEWSLETTER')))
    .map((key) => ({ place: '.env.production', task: `Set ${key}; .env.example explains it` }));
}

/** Where previews are built, the environment may have it. */
const ofPreview = (root: string): ToDo[] =>
  parse(read(root, '.env.production')).GATSBY_PREVIEW === 'true'
    ? [
        {
          place: '.env.production',
          task: 'Delete GATSBY_PREVIEW=true: it asks search engines to leave the site out',
        },
      ]
    : [];

/** The first digits of SHA-256 of the pictures, downloads and videos that the site came with. */
const sampleFiles =
  '9ee99490 75998011 3fd98f95 41a4c69e 1bef31ae 094b0a0b 5741b64c d02eddcd 22bc7aea 06776ab7 ff497a9e 580c0a4e 7ae227df 54fffdd1 ff3ef742 ba4a74e4 6238aefd c5a069b7 a8a99d94 867656a5 299c6bac c741f643'.split(
    ' ',
  );

function ofFiles(root: string): ToDo[] {
  const folders = ['content/images', 'static'].filter((folder) => existsSync(join(root, folder)));
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => {
      const digest = createHash('sha256').update(read(root, file)).digest('hex');
      return sampleFiles.includes(digest.slice(0, 8));
    })
    .map((place) => ({ place, task: sample }));
}

/** Returns the lines that name the sample in files beside the site. */
const ofNames = (root: string): ToDo[] =>
  ['package.json', 'wrangler.jsonc', 'SECURITY.md'].flatMap((file) =>
    read(root, file)
      .toString('utf8')
      .split('\n')
      .flatMap((line, index) =>
        /throughline/i.test(line)
          ? { place: `${file}:${index + 1}`, task: 'Write your own name or address here' }
          : [],
      ),
  );

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(root: string, env: Environment): ToDo[] {
  const site = readContentFolder(join(root, 'content'));
  return [
    ...site.files.flatMap((file) => ofContent(file, site)),
    ...ofLegalPages(site),
    ...ofKeys(root, env, site),
    ...ofPreview(root),
    ...ofFiles(root),
    ...ofNames(root),
  ];
}

async function main(): Promise<void> {
  const toDos = launchToDos('.', process.env);
  const problems = await checkContent('content');
  if (problems.some(({ severity }) => severity === 'error'))
    toDos.unshift({ place: 'content/', task: 'Fix the errors of npm run content' });
  for (const { place, task } of toDos) console.log(`${place}  ${task}`);
  if (toDos.length > 0) process.exitCode = 1;
  else console.log('Nothing is left of the sample. Build the site and publish it.');
}

if (require.main === module) {
  run(main, 2);
}
