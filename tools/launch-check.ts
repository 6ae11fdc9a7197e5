import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent, locateIn } from '../src/check/check-content';
import { isDay } from '../src/content/calendar';
import { valueAt } from '../src/content/schemas/field-schema';
import { textLanguage } from '../src/content/text/language';
import { toOverlayProblem } from '../src/gatsby/develop/to-overlay-problem';
import { isDraft, type ContentFile } from '../src/reader/content-file';
import type { Problem } from '../src/reader/problem';
import { readSettings } from '../src/reader/settings';
import { readSiteContent, type SiteContent } from '../src/reader/site-content';
import { fontPackage } from '../src/theme/font-files';
import { readSettingsFile, settingsToDos } from './launch-settings';
import { isReserved, readOwnFile, type ToDo } from './launch-to-do';
import { run } from './run';
import { fileKeysIn, isMarked, keysIn, samplesIn } from './sample-texts';
import shipped from './sample.json';
import { ownWords } from './spelling';
import { sendTestInquiry } from './test-inquiry';

/** What the site came with, by its keys (`sample-texts.ts`). */
type Sample = typeof shipped;

/** Returns what to do at a place in a content file. */
const at = (offset: number, message: string): Problem[] => [
  { rule: 'launch', severity: 'error', at: [offset], message },
];

/** Returns the same day in the next year. */
const yearAfter = (day: string) => day.replace(/^\d+/, (year) => String(Number(year) + 1));

/** Returns what to do in `site.json`. */
const ofSettings = (file: ContentFile, { today }: SiteContent): Problem[] =>
  file.values.flatMap(({ path, value, at: [offset] }) => {
    const name = path.join('.');
    const isSample = ['brand', 'product'].includes(name) && value === 'Throughline';
    if (isSample || isReserved(value))
      return at(offset, `Write your own ${name} instead of ${value}`);
    return name === 'security.expires' &&
      isDay(value) &&
      (value < today || value > yearAfter(today))
      ? at(
          offset,
          `Write a day within a year instead of ${value}, which is ${value < today ? 'over' : 'too far away: https://www.rfc-editor.org/rfc/rfc9116'}`,
        )
      : [];
  });

/** Returns the links to reserved addresses, but those that follow from site.json. */
const ofLinks = (file: ContentFile, { variables }: SiteContent): Problem[] =>
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
  file: ContentFile,
  { language, folder }: SiteContent,
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

const ofLogo = (file: ContentFile): Problem[] =>
  file.fields.logo === undefined
    ? at(0, 'Set "logo" to your own; until then, three threads are beside your name')
    : [];

/** Returns what to do in a file of `content/`. */
const ofContent = (file: ContentFile, site: SiteContent, sample: Sample): ToDo[] =>
  locateIn(file, [
    ...(file.file === 'site.json' ? ofSettings(file, site) : ofLinks(file, site)),
    ...ofSample(file, site, sample),
    ...(file.file === 'brand.json' ? ofLogo(file) : []),
  ]).map((problem) => {
    const { place, message, editorPlace, entry } = toOverlayProblem(problem, site.folder);
    return { place, task: message, editor: { place: editorPlace, entry } };
  });

/** Pages that the law asks for in many countries, by their links in the footer. */
const legalPages = {
  privacy: 'Write a privacy page, because both forms collect personal data',
  imprint: 'Write a page that says who is responsible for the site',
};

const ofLegalPages = ({ files, pages }: SiteContent): ToDo[] =>
  Object.entries(legalPages).flatMap(([name, task]) => {
    const layout = files.find(({ file }) => file === 'layout.json');
    const page = pages.get(String(valueAt(layout?.fields, ['footer', name, 'href'])));
    const place = `content/${page?.file ?? 'layout.json'}`;
    return page && !isDraft(page) ? [] : [{ place, task }];
  });

const ofFiles = (root: string, { files }: Sample): ToDo[] =>
  fileKeysIn(root)
    .filter(({ key }) => files.includes(key))
    .map(({ file }) => ({ place: file, task: replaceSample }));

/** The schedule that publishes articles on their day. */
const schedule = '.github/workflows/deploy.yml';

function ofSchedule(root: string, { timeZone }: SiteContent): ToDo[] {
  const workflow: unknown = parse(readOwnFile(root, schedule));
  const written = valueAt(workflow, ['on', 'schedule', 0, 'timezone']);
  return written === undefined || written === timeZone
    ? []
    : [
        {
          place: schedule,
          task: `Write timezone: ${timeZone}, as in content/site.json`,
        },
      ];
}

/** Returns the lines that name the sample in files beside the site, and the one that names no licence yet. */
const ofNames = (root: string): ToDo[] =>
  ['package.json', 'wrangler.jsonc', 'SECURITY.md', 'README.md'].flatMap((file) =>
    readOwnFile(root, file)
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

const devPackages = z.object({ devDependencies: z.record(z.string(), z.string()).default({}) });

/** Returns the typefaces of `brand.json` that a host may not install, which leaves out devDependencies. */
function ofFonts(root: string, { files }: SiteContent): ToDo[] {
  const brand = files.find(({ file }) => file === 'brand.json');
  const text = readOwnFile(root, 'package.json');
  const { devDependencies } = devPackages.parse(JSON.parse(text || '{}'));
  return ['headlines', 'text']
    .map((use) => fontPackage(String(valueAt(brand?.fields, ['fonts', use, 'family']))))
    .flatMap((name) => [`@fontsource-variable/${name}`, `@fontsource/${name}`])
    .filter((name) => Object.hasOwn(devDependencies, name))
    .map((name) => ({
      place: `package.json:${text.split(name)[0]?.split('\n').length}`,
      task: `The site needs this typeface where devDependencies are not installed. Run npm install --save-exact --save-prod ${name}`,
    }));
}

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(
  root: string,
  env: NodeJS.Dict<string>,
  sample: Sample = shipped,
): ToDo[] {
  const site = readSiteContent(join(root, 'content'));
  return [
    ...site.files.flatMap((file) => ofContent(file, site, sample)),
    ...ofLegalPages(site),
    ...settingsToDos(root, env, site),
    ...ofSchedule(root, site),
    ...ofFiles(root, sample),
    ...ofNames(root),
    ...ofFonts(root, site),
  ];
}

/** Returns how much of the sample's texts and files is replaced or gone. */
export function shareDone(root: string, sample: Sample = shipped): string {
  const { files } = readSiteContent(join(root, 'content'));
  const keys = [...files.filter((file) => !isDraft(file)).flatMap(keysIn), ...fileKeysIn(root)];
  const present = new Set(keys.map(({ key }) => key));
  const all = [...sample.placeholders, ...sample.files];
  const done = all.filter((key) => !present.has(key)).length;
  return `${Math.floor((100 * done) / all.length)} % of the sample is replaced or gone: ${done} of its ${all.length} texts and files.`;
}

/** Returns a line for the place and the task, and one for the editor. */
const asLines = ({ place, task, editor }: ToDo) =>
  `${place}  ${task}${editor ? `\n    in the editor: ${editor.place}, /admin/${editor.entry}` : ''}`;

/** Sends a test through the account of `.env.production`, and says what the service answered. */
async function sendTest(): Promise<void> {
  const { siteFields } = readSettings('content');
  const { isAccepted, sentence } = await sendTestInquiry(
    readSettingsFile('.', process.env),
    siteFields,
  );
  console.log(sentence);
  if (!isAccepted) process.exitCode = 1;
}

async function main(): Promise<void> {
  const toDos = launchToDos('.', process.env);
  const problems = await checkContent('content');
  if (problems.some(({ severity }) => severity === 'error'))
    toDos.unshift({ place: 'content/', task: 'Fix the errors of npm run content' });
  for (const toDo of toDos) console.log(asLines(toDo));
  console.log(shareDone('.'));
  if (toDos.length > 0) process.exitCode = 1;
  else console.log('Nothing is left of the sample. Build the site and publish it.');
  if (process.argv.includes('--send')) await sendTest();
}

if (require.main === module) {
  run(main, 2);
}
