import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { checkContent, located } from '../src/check/check-content';
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
    return isSample || reserved.test(value)
      ? at(file, offset, `Write your own ${name} instead of ${value}`)
      : [];
  });
}

const ofLinks = (file: SiteFile): ToDo[] =>
  file.links
    .filter(({ href }) => reserved.test(href))
    .flatMap(({ href, offset }) =>
      at(file, offset, `This link leads to a sample address: ${href}`),
    );

/** Returns the paths of all groups that `sample: true` marks. */
function samplesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'sample' && inside === true
      ? [[name]]
      : samplesIn(inside).map((path) => [name, ...path]),
  );
}

const ofSamples = (file: SiteFile): ToDo[] =>
  samplesIn(file.fields).flatMap((path) =>
    at(
      file,
      file.offsetOf(path),
      'This came with the site. Replace it with your own, and remove this line',
    ),
  );

/** Pages that the law asks for in many countries, by the names that they may have. */
const legalPages: Readonly<Record<string, readonly string[]>> = {
  'a privacy page, because both forms collect personal data': [
    ...['privacy', 'privacy-policy', 'datenschutz', 'confidentialite'],
  ],
  'a legal page that says who is responsible for the site': [
    ...['legal', 'imprint', 'impressum', 'legal-notice', 'mentions-legales', 'terms'],
  ],
};

const ofMissingPages = ({ pages }: Site): ToDo[] =>
  Object.entries(legalPages)
    .filter(([, slugs]) => !slugs.some((slug) => pages.has(`/${slug}/`)))
    .map(([what, [slug]]) => ({ place: `content/pages/${slug}.mdx`, task: `Write ${what}` }));

const keys = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_CONTACT_TEMPLATE_ID',
  'GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of a build as Gatsby does: the environment, then the file for production. */
function readEnvironment(root: string, env: Environment): Environment {
  const file = join(root, '.env.production');
  return { ...(existsSync(file) ? parse(readFileSync(file)) : {}), ...env };
}

/** SHA-256 of the icon that the site came with. */
const sampleIcon = '299c6bac1021644d67d290c577cd5a1efd11f6d679ac4edb3169041e4018ab51';

/**
 * Lists what is still a sample or a placeholder.
 *
 * @param root the folder of the project
 */
export function launchToDos(root: string, env: Environment): ToDo[] {
  const site = readSite(join(root, 'content'));
  const settings = readEnvironment(root, env);
  const icon = join(root, 'static/icon.svg');
  const hash = existsSync(icon) && createHash('sha256').update(readFileSync(icon)).digest('hex');
  return [
    ...site.files.flatMap((file) => [
      ...(file.file === 'site.json' ? ofSettings(file) : ofLinks(file)),
      ...(file.fields.draft === true ? [] : ofSamples(file)),
    ]),
    ...ofMissingPages(site),
    ...keys
      .filter((key) => !settings[key])
      .map((key) => ({ place: '.env.production', task: `Set ${key}; .env.example explains it` })),
    ...(hash === sampleIcon ? [{ place: 'static/icon.svg', task: 'Draw your own icon' }] : []),
  ];
}

async function main(): Promise<void> {
  const findings = await checkContent('content');
  const hasErrors = findings.some(({ level }) => level === 'error');
  const toDos = [
    ...(hasErrors ? [{ place: 'content/', task: 'Fix the errors of npm run content' }] : []),
    ...launchToDos('.', process.env),
  ];
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
