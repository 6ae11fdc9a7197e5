import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { checkContent } from '../src/check/check-content';
import { located } from '../src/check/report';
import {
  filesBelow,
  isDraft,
  readContentFolder,
  type Site,
  type SiteFile,
} from '../src/check/read-site';
import { isDay } from '../src/content/calendar';
import { valueAt } from '../src/content/field-schema';
import { run } from './run';

/** Something that an owner must still do before the site is theirs. */
type ToDo = { place: string; task: string };

/** Returns what to do at an offset of a content file. */
const at = ({ file, text }: SiteFile, offset: number, message: string): ToDo[] =>
  located(file, text, [{ offset, rule: 'launch', message }]).map(({ line, column }) => ({
    place: `content/${file}:${line}:${column}`,
    task: message,
  }));

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|[.@/])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:?#]|$)/i;

function settingToDos(file: SiteFile): ToDo[] {
  return file.values.flatMap(({ path, value, offset }) => {
    const name = path.join('.');
    const isSample = ['brand', 'product'].includes(name) && value === 'Throughline';
    if (!isSample && !reserved.test(value)) return [];
    return at(file, offset, `Write your own ${name} instead of ${value}`);
  });
}

/** Returns the links to sample addresses, but those that follow from site.json. */
const linkToDos = (file: SiteFile, { tokens }: Site): ToDo[] =>
  file.links
    .filter(({ href }) => reserved.test(href))
    .filter(({ href }) => !Object.values(tokens).some((token) => href.endsWith(token)))
    .flatMap(({ href, offset }) =>
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

const sampleToDos = (file: SiteFile): ToDo[] =>
  samplesIn(file.fields).flatMap((path) =>
    at(file, file.offsetOf(path), `${sample}; then remove this line`),
  );

/** Returns what to do about a day that is over. */
function ofDays(file: SiteFile, { today }: Site): ToDo[] {
  const path = ['security', 'expires'];
  const day = valueAt(file.fields, path);
  const task = `Write a day within a year instead of ${String(day)}, which is over`;
  return isDay(day) && day < today ? at(file, file.offsetOf(path), task) : [];
}

/** Pages that the law asks for in many countries, by their links in the footer. */
const legalPages = {
  privacy: 'Write a privacy page, because both forms collect personal data',
  imprint: 'Write a page that says who is responsible for the site',
};

const missingPageToDos = ({ files, pages }: Site): ToDo[] =>
  Object.entries(legalPages).flatMap(([name, task]) => {
    const layout = files.find(({ file }) => file === 'layout.json');
    const page = pages.get(String(valueAt(layout?.fields, ['footer', name, 'href'])));
    const place = `content/${page?.file ?? 'layout.json'}`;
    return page && !isDraft(page) ? [] : [{ place, task }];
  });

const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID'].map(
  (name) => `GATSBY_EMAILJS_${name}`,
);

type Environment = Readonly<Record<string, string | undefined>>;

/** The first digits of SHA-256 of the pictures, downloads and films that the site came with. */
const sampleFiles =
  '9ee99490 75998011 3fd98f95 41a4c69e 1bef31ae 094b0a0b 5741b64c d02eddcd 22bc7aea 06776ab7 ff497a9e 580c0a4e 7ae227df 54fffdd1 ff3ef742 ba4a74e4 6238aefd c5a069b7 a8a99d94 867656a5 299c6bac c741f643'.split(
    ' ',
  );

const read = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : Buffer.alloc(0);

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

const ofMark = (file: SiteFile): ToDo[] =>
  file.file === 'brand.json' && file.fields.mark === undefined
    ? at(file, 0, 'Set "mark" to your own; until then, three threads are beside your name')
    : [];

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(root: string, env: Environment): ToDo[] {
  const site = readContentFolder(join(root, 'content'));
  // As Gatsby reads them: the environment comes before the file.
  const settings: Environment = { ...parse(read(root, '.env.production')), ...env };
  const isWithout = site.files.some(({ fields }) => fields.withoutNewsletter === true);
  return [
    ...site.files.flatMap((file) => [
      ...(file.file === 'site.json'
        ? [...settingToDos(file), ...ofDays(file, site)]
        : linkToDos(file, site)),
      ...(isDraft(file) ? [] : sampleToDos(file)),
      ...ofMark(file),
    ]),
    ...missingPageToDos(site),
    ...keys
      .filter((key) => !settings[key] && !(isWithout && key.includes('NEWSLETTER')))
      .map((key) => ({ place: '.env.production', task: `Set ${key}; .env.example explains it` })),
    ...ofFiles(root),
    ...ofNames(root),
  ];
}

async function main(): Promise<void> {
  const toDos = launchToDos('.', process.env);
  const findings = await checkContent('content');
  if (findings.some(({ level }) => level === 'error'))
    toDos.unshift({ place: 'content/', task: 'Fix the errors of npm run content' });
  for (const { place, task } of toDos) console.log(`${place}  ${task}`);
  if (toDos.length > 0) process.exitCode = 1;
  else console.log('Nothing is left of the sample. Build the site and publish it.');
}

if (require.main === module) {
  run(main, 2);
}
