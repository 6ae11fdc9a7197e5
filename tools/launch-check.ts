import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { checkContent, located } from '../src/check/check-content';
import { expiredRule } from '../src/check/check-references';
import { readSite, type Site, type SiteFile } from '../src/check/read-site';

/** Something that an owner must still do before the site is theirs. */
type ToDo = { place: string; task: string };

/** Returns what to do at an offset of a content file. */
const at = ({ file, text }: SiteFile, offset: number, message: string): ToDo[] =>
  located(file, text, [{ offset, rule: 'launch', message }]).map(({ line, column }) => ({
    place: `content/${file}:${line}:${column}`,
    task: message,
  }));

/** The brand that the site came with. */
const sampleBrand = 'Throughline';

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|[.@/])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:?#]|$)/i;

function ofSettings(file: SiteFile): ToDo[] {
  return file.values.flatMap(({ path, value, offset }) => {
    const name = path.join('.');
    const isSample = ['brand', 'product'].includes(name) && value === sampleBrand;
    if (!isSample && !reserved.test(value)) return [];
    return at(file, offset, `Write your own ${name} instead of ${value}`);
  });
}

/** Returns the links to sample addresses, but those that follow from site.json. */
const ofLinks = (file: SiteFile, { tokens }: Site): ToDo[] =>
  file.links
    .filter(({ href }) => reserved.test(href))
    .filter(({ href }) => !Object.values(tokens).some((token) => href.endsWith(token)))
    .flatMap(({ href, offset }) =>
      at(file, offset, `This link leads to a sample address: ${href}`),
    );

const replaceSample = 'This came with the site. Replace it with your own, and remove this line';

/** Returns the paths of all `sample: true`. */
function samplesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'sample' && inside === true
      ? [[name]]
      : samplesIn(inside).map((path) => [name, ...path]),
  );
}

const ofSamples = (file: SiteFile): ToDo[] =>
  samplesIn(file.fields).flatMap((path) => at(file, file.offsetOf(path), replaceSample));

/** Pages that the law asks for in many countries, and the names that they may have. */
const legalPages: readonly [task: string, slugs: string][] = [
  [
    'Write a privacy page, because both forms collect personal data',
    'privacy privacy-policy datenschutz confidentialite',
  ],
  [
    'Write a legal page that says who is responsible for the site',
    'legal imprint impressum legal-notice mentions-legales terms',
  ],
];

const ofMissingPages = ({ pages }: Site): ToDo[] =>
  legalPages
    .filter(([, slugs]) => !slugs.split(' ').some((slug) => pages.has(`/${slug}/`)))
    .map(([task, slugs]) => ({ place: `content/pages/${slugs.replace(/ .*/, '')}.mdx`, task }));

const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'CONTACT_TEMPLATE_ID', 'NEWSLETTER_TEMPLATE_ID'].map(
  (name) => `GATSBY_EMAILJS_${name}`,
);

type Environment = Readonly<Record<string, string | undefined>>;

/** SHA-256 of the icon that the site came with. */
const sampleIcon = '299c6bac1021644d67d290c577cd5a1efd11f6d679ac4edb3169041e4018ab51';

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(root: string, env: Environment): ToDo[] {
  const site = readSite(join(root, 'content'));
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file)) : '';
  // As Gatsby reads them: the environment comes before the file.
  const settings: Environment = { ...parse(read('.env.production')), ...env };
  const icon = createHash('sha256').update(read('static/icon.svg')).digest('hex');
  return [
    ...site.files.flatMap((file) => [
      ...(file.file === 'site.json' ? ofSettings(file) : ofLinks(file, site)),
      ...(file.fields.draft === true ? [] : ofSamples(file)),
    ]),
    ...ofMissingPages(site),
    ...keys
      .filter((key) => !settings[key])
      .map((key) => ({ place: '.env.production', task: `Set ${key}; .env.example explains it` })),
    ...(icon === sampleIcon ? [{ place: 'static/icon.svg', task: 'Draw your own icon' }] : []),
  ];
}

async function main(): Promise<void> {
  const toDos = launchToDos('.', process.env);
  const findings = await checkContent('content');
  if (findings.some(({ level }) => level === 'error'))
    toDos.unshift({ place: 'content/', task: 'Fix the errors of npm run content' });
  for (const { file, line, column, rule, message } of findings)
    if (rule === expiredRule)
      toDos.unshift({ place: `content/${file}:${line}:${column}`, task: message });
  for (const { place, task } of toDos) console.log(`${place}  ${task}`);
  if (toDos.length > 0) process.exitCode = 1;
  else console.log('Nothing is left of the sample. Build the site and publish it.');
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  });
}
