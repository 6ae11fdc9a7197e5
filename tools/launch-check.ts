import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { parse as parseYaml } from 'yaml';
import { checkContent } from '../src/check/check-content';
import type { Problem } from '../src/reader/problem';
import { locate } from '../src/check/located-problem';
import { readContentFolder, type Site } from '../src/reader/read-site';
import { isDraft, type SiteFile } from '../src/reader/site-file';
import { parseAddress } from '../src/content/addresses/addresses';
import { isDay } from '../src/content/calendar';
import { previewValues } from '../src/content/preview-build';
import { valueAt } from '../src/content/schemas/field-schema';
import { textLanguage } from '../src/content/text/language';
import { run } from './run';
import shipped from './sample.json';
import { ownWords } from './spelling';
import { fileKeysIn, isMarked, keysIn, samplesIn } from './sample-texts';

/** What the site came with, by its keys (`sample-texts.ts`). */
type Sample = typeof shipped;

/** Something that an owner must still do before the site is theirs. */
type ToDo = { place: string; task: string };

/** Returns what to do at a place in a content file. */
const at = (offset: number, message: string): Problem[] => [
  { rule: 'launch', severity: 'error', at: [offset], message },
];

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Returns whether an address, or a mailbox, is at a name that nobody can own. */
function isReserved(text: string): boolean {
  const { hostname, pathname } = parseAddress(text) ?? { hostname: '', pathname: text };
  return reserved.test(hostname || pathname.replace(/^[^@]*@?/, '').toLowerCase());
}

/** Returns what to do in `site.json`. */
const ofSettings = (file: SiteFile, { today }: Site): Problem[] =>
  file.values.flatMap(({ path, value, at: [offset] }) => {
    const name = path.join('.');
    const isSample = ['brand', 'product'].includes(name) && value === 'Throughline';
    if (isSample || isReserved(value))
      return at(offset, `Write your own ${name} instead of ${value}`);
    return name === 'security.expires' && isDay(value) && value < today
      ? at(offset, `Write a day within a year instead of ${value}, which is over`)
      : [];
  });

/** Returns the links to reserved addresses, but those that follow from site.json. */
const ofLinks = (file: SiteFile, { variables }: Site): Problem[] =>
  file.links
    .filter(({ href }) => isReserved(href))
    .filter(({ href }) => !Object.values(variables).some((variable) => href.endsWith(variable)))
    .flatMap(({ href, at: [offset] }) =>
      at(offset, `This link leads to a sample address: ${href}`),
    );

const replaceSample = 'This came with the site. Replace it with your own, or delete it';
const replaceWord = `${replaceSample}; if your language has the same word, add it to content/words.txt`;

/**
 * Returns what is marked as a sample, and what is left of the sample's texts. A text in another language than
 * English is the owner's own, so any text of the sample in it was forgotten, even a label. A single word may be the
 * same in both languages.
 */
function ofSample(
  file: SiteFile,
  { language, folder }: Site,
  { placeholders, texts }: Sample,
): Problem[] {
  if (isDraft(file)) return [];
  const known = textLanguage(file.fields, language).startsWith('en') ? placeholders : texts;
  const marks = samplesIn(file.fields);
  const own = ownWords(folder);
  return [
    ...marks.flatMap((path) =>
      at(file.rangeOf(path)[0], `${replaceSample}; then remove this line`),
    ),
    ...keysIn(file)
      .filter(({ key, path }) => known.includes(key) && !isMarked(path, marks))
      .filter(({ words }) => !own.includes(words))
      .flatMap(({ at: offset, words }) =>
        at(offset, words.includes(' ') ? replaceSample : replaceWord),
      ),
  ];
}

const ofLogo = (file: SiteFile): Problem[] =>
  file.fields.logo === undefined
    ? at(0, 'Set "logo" to your own; until then, three threads are beside your name')
    : [];

/** Returns what to do in a file of `content/`. */
const ofContent = (file: SiteFile, site: Site, sample: Sample): ToDo[] =>
  locate(file, [
    ...(file.file === 'site.json' ? ofSettings(file, site) : ofLinks(file, site)),
    ...ofSample(file, site, sample),
    ...(file.file === 'brand.json' ? ofLogo(file) : []),
  ]).map(({ file: name, line, column, message }) => ({
    place: `${name}:${line}:${column}`,
    task: message,
  }));

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
  const hasNewsletter = files.some(({ file }) => file === 'forms/newsletter.json');
  return ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID']
    .map((name) => `GATSBY_EMAILJS_${name}`)
    .filter((key) => !settings[key] && (hasNewsletter || !key.includes('NEWSLETTER')))
    .map((key) => ({ place: '.env.production', task: `Set ${key}; .env.example explains it` }));
}

/** Where previews are built, the environment may have it. */
function ofPreview(root: string): ToDo[] {
  const { GATSBY_PREVIEW: value = '' } = parse(read(root, '.env.production'));
  if (!previewValues.includes(value)) return [];
  const task = `Delete GATSBY_PREVIEW=${value}: it asks search engines to leave the site out`;
  return [{ place: '.env.production', task }];
}

const ofFiles = (root: string, { files }: Sample): ToDo[] =>
  fileKeysIn(root)
    .filter(({ key }) => files.includes(key))
    .map(({ file }) => ({ place: file, task: replaceSample }));

/** The schedule that publishes articles on their day. */
const schedule = '.github/workflows/deploy.yml';

function ofSchedule(root: string, { timeZone }: Site): ToDo[] {
  const workflow: unknown = parseYaml(read(root, schedule).toString('utf8'));
  const written = valueAt(workflow, ['on', 'schedule', 0, 'timezone']);
  return written === undefined || written === timeZone
    ? []
    : [
        {
          place: schedule,
          task: `Write the time zone of content/site.json, ${timeZone}, as "timezone"`,
        },
      ];
}

/** Returns the lines that name the sample in files beside the site, and the one that names no licence yet. */
const ofNames = (root: string): ToDo[] =>
  ['package.json', 'wrangler.jsonc', 'SECURITY.md'].flatMap((file) =>
    read(root, file)
      .toString('utf8')
      .split('\n')
      .flatMap((line, index) => {
        const place = `${file}:${index + 1}`;
        if (line.includes('"license": "UNLICENSED"'))
          return { place, task: 'The licence of this code is still to be chosen; name it here' };
        return /throughline/i.test(line)
          ? { place, task: 'Write your own name or address here' }
          : [];
      }),
  );

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(root: string, env: Environment, sample: Sample = shipped): ToDo[] {
  const site = readContentFolder(join(root, 'content'));
  return [
    ...site.files.flatMap((file) => ofContent(file, site, sample)),
    ...ofLegalPages(site),
    ...ofKeys(root, env, site),
    ...ofPreview(root),
    ...ofSchedule(root, site),
    ...ofFiles(root, sample),
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
