import { valueAt } from '../../../src/content/fields';
import { indexSite, isArticle, isDraft, isPage, type SiteIndex } from '../site-index';
import type { ContentFile } from '../content-file';
import type { ContentFolder } from '../content-folder';
import { positionAt } from '../reading/parse';
import { fieldTexts } from '../spoken';

/** Something that an owner must still do before the site is theirs. */
export type ToDo = {
  /** Where, from the project's root: `content/site.json:2:12`. */
  place: string;
  task: string;
};

const at = ({ file, text, parsed }: ContentFile, path: readonly PropertyKey[]) => {
  const { line, column } = positionAt(text, parsed.offsetOf(path));
  return `content/${file}:${line}:${column}`;
};

/** Matches names that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved =
  /(?:^|[.@/])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[/:?#]|$)/i;

/** The brand that the site came with. */
const sampleBrand = 'Throughline';

const fieldTasks: Readonly<Record<string, string>> = {
  address: 'Write the public address of your site',
  email: 'Write your e-mail address',
  schedulingPage: 'Write the address of your scheduling page',
};

function brandToDos({ files }: SiteIndex): ToDo[] {
  const site = files.find(({ file }) => file === 'site.json');
  if (!site) return [];
  const brand = ['brand', 'product']
    .filter((name) => valueAt(site.fields, [name]) === sampleBrand)
    .map((name) => ({
      place: at(site, [name]),
      task: `Write your own ${name} instead of ${sampleBrand}`,
    }));
  const addresses = fieldTexts(site.fields)
    .filter(({ value }) => reserved.test(value))
    .map(({ path, value }) => ({
      place: at(site, path),
      task: `${fieldTasks[String(path[0])] ?? 'Write your own address'} instead of ${value}`,
    }));
  return [...brand, ...addresses];
}

/** Returns sample addresses that are typed in a file other than site.json. */
const strayAddresses = ({ files }: SiteIndex): ToDo[] =>
  files
    .filter(({ file }) => file !== 'site.json')
    .flatMap((file) =>
      fieldTexts(file.parsed.data)
        .filter(({ path, value }) => path.at(-1) === 'href' && reserved.test(value))
        .map(({ path, value }) => ({
          place: at(file, path),
          task: `This link leads to a sample address: ${value}`,
        })),
    );

const testimonials = ({ files }: SiteIndex): ToDo[] =>
  files
    .filter((file) => file.file.startsWith('testimonials/') && !isDraft(file))
    .filter(({ fields }) => fields.sample === true)
    .map((file) => ({
      place: at(file, ['sample']),
      task: 'This testimonial is a sample. Delete it, and add a client’s own words (npm run new -- testimonial)',
    }));

const sampleEdits = ({ files }: SiteIndex): ToDo[] =>
  files
    .filter(({ fields }) => valueAt(fields, ['intro', 'edit', 'sample']) === true)
    .map((file) => ({
      place: at(file, ['intro', 'edit', 'sample']),
      task: 'This edit is a sample. Show one of your own, and remove this line',
    }));

const samplePages = ({ files }: SiteIndex): ToDo[] =>
  files
    .filter((file) => isPage(file) && file.fields.sample === true)
    .map((file) => ({
      place: at(file, ['sample']),
      task: 'This page is a sample. Make it say what your site does, and remove this line',
    }));

const isAuthor = ({ file }: ContentFile) => file.startsWith('authors/');

const sampleArticles = ({ files }: SiteIndex): ToDo[] =>
  files
    .filter((file) => (isArticle(file) || isAuthor(file)) && !isDraft(file))
    .filter(({ fields }) => fields.sample === true)
    .map((file) => ({
      place: at(file, ['sample']),
      task: isAuthor(file)
        ? 'This author is a sample. Delete it, and add those who write your articles'
        : 'This article is a sample. Delete it, and write your own (npm run new -- article)',
    }));

const legalPages = [
  {
    slugs: ['privacy', 'privacy-policy', 'datenschutz'],
    what: 'privacy page, because both forms collect personal data',
  },
  {
    slugs: ['legal', 'imprint', 'impressum', 'legal-notice', 'terms'],
    what: 'legal page that says who is responsible for the site',
  },
];

const missingPages = ({ pages }: SiteIndex): ToDo[] =>
  legalPages
    .filter(({ slugs }) => !slugs.some((slug) => pages.has(`/${slug}/`)))
    .map(({ slugs, what }) => ({
      place: `content/pages/${slugs[0] ?? ''}.mdx`,
      task: `Write a ${what} (npm run new -- page --address ${slugs[0] ?? ''})`,
    }));

const drafts = ({ files }: SiteIndex): ToDo[] =>
  files.filter(isDraft).map((file) => ({
    place: at(file, ['draft']),
    task: 'This is a draft. Finish it and remove this line, or leave it unpublished',
  }));

const keys = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'public key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: 'template for inquiries',
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: 'template for newsletter signups',
};

function missingKeys(
  env: Readonly<Record<string, string | undefined>>,
  envLines: readonly string[],
): ToDo[] {
  return Object.entries(keys).flatMap(([name, what]) => {
    const line = envLines.findIndex((text) => text.startsWith(`${name}=`));
    const value = env[name] ?? envLines[line]?.slice(name.length + 1).trim() ?? '';
    const place =
      line === -1 ? '.env.production' : `.env.production:${line + 1}:${name.length + 2}`;
    return value === ''
      ? [{ place, task: `Set ${name}, your ${what} at EmailJS (.env.example explains it)` }]
      : [];
  });
}

/** What the checklist looks at. */
export type Owned = {
  folder: ContentFolder;
  env: Readonly<Record<string, string | undefined>>;
  /** The text of .env.production; empty where there is none. */
  envFile: string;
  /** Whether static/icon.svg is still the one the site came with. */
  hasSampleIcon: boolean;
};

/** Lists everything that an owner must still replace. */
export function launchToDos({ folder, env, envFile, hasSampleIcon }: Owned): ToDo[] {
  const site = indexSite(folder);
  return [
    ...brandToDos(site),
    ...strayAddresses(site),
    ...testimonials(site),
    ...sampleEdits(site),
    ...samplePages(site),
    ...sampleArticles(site),
    ...missingPages(site),
    ...drafts(site),
    ...missingKeys(env, envFile.split(/\r?\n/)),
    ...(hasSampleIcon
      ? [
          {
            place: 'static/icon.svg',
            task: 'Draw your own icon (README, Make it yours)',
          },
        ]
      : []),
  ];
}
