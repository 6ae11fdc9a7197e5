import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which folder of `src/` may import which, as zones of `import-x/no-restricted-paths`. They are
 * derived from the existing folders and files, so that a new one is protected from the start: until
 * it is listed here, a new folder may import nothing, and nothing may import it.
 */

/** The order of imports: each folder may import those in the lines above its own. */
const order = [
  ['content'],
  ['theme'],
  ['components'],
  ['prose'],
  ['head', 'layout', 'forms', 'sections'],
  ['templates'],
];

/** The packages that a build of the site runs. */
const usedByTheSite = [
  'site-files',
  'share-cards',
  'content-check',
  'hosting',
  'gatsby-output',
  'content-preview',
];

/** The order in which packages import each other: each may import those before it. */
const packages = [
  'kit',
  'site-files',
  'share-cards',
  'content-check',
  'inbox',
  'build',
  'hosting',
  'gatsby-output',
  'content-preview',
  'browser',
  'bench',
  'soak',
  'look',
  'seo-report',
  'supply-chain',
];

/** Folders outside that order, and what they may import. */
const beside = { gatsby: ['content'], starter: [] };

/** Exceptions: what single files (by the start of their names) may import in addition. */
const exceptions = [
  { folder: 'gatsby', files: '', from: 'theme', may: ['palette.ts', 'color-mode.tsx'] },
  { folder: 'theme', files: 'color-mode', from: 'starter', may: ['theme.ts'] },
  { folder: 'forms', files: '', from: 'starter', may: ['forms.ts'] },
  // One press goes through both.
  { folder: 'layout', files: 'theme-toggle.test', from: 'starter', may: ['theme.ts'] },
  { folder: 'layout', files: 'footer', from: 'forms', may: ['newsletter', 'navigation.ts'] },
  { folder: 'sections', files: 'inquiry', from: 'forms', may: ['contact'] },
];

const importable = (folder) => {
  const level = order.findIndex((folders) => folders.includes(folder));
  return level === -1 ? (beside[folder] ?? []) : order.slice(0, level).flat();
};

const root = new URL('../../', import.meta.url);
const entries = (folder) => readdirSync(new URL(folder, root), { withFileTypes: true });
const subfolders = (folder) =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const message = 'See the import rules in tools/lint/import-zones.mjs.';

/** Closes one folder against another, except for the exceptions. */
function between(folder, from) {
  const target = `src/${folder}`;
  const exception = exceptions.find((one) => one.folder === folder && one.from === from);
  if (!exception) return [{ target, from: `src/${from}`, message }];
  const { files, may } = exception;
  return [
    { target: `${target}/**/${files}*`, from: `src/${from}`, except: may, message },
    { target: `${target}/**/!(${files}*)`, from: `src/${from}`, message },
  ];
}

/**
 * Returns the first word of a file name, in the singular: `testimonials.tsx` belongs to
 * `testimonial-quote.tsx`.
 */
const firstWord = (name) => (/^[a-z0-9]+/.exec(name)?.[0] ?? name).replace(/s$/, '');

/**
 * Keeps sections apart: a section consists of the files that share their first word, and imports no
 * other section.
 */
function betweenSections() {
  const names = entries('src/sections').map(({ name }) => name);
  return names.map((name) => ({
    target: `src/sections/${name}`,
    from: 'src/sections',
    except: names.filter((other) => firstWord(other) === firstWord(name)),
    message,
  }));
}

/** Keeps the forms apart: the folder of a form does not import another form's. */
const betweenForms = () =>
  subfolders('src/forms').flatMap((form, _index, forms) =>
    forms
      .filter((other) => other !== form)
      .map((other) => ({ target: `src/forms/${form}`, from: `src/forms/${other}`, message })),
  );

const inPackages = (name) => `packages/${name}`;

/**
 * Keeps packages in order: each imports only those before it in the list; one that is not listed
 * imports none.
 */
const betweenPackages = () =>
  subfolders('packages').flatMap((name) =>
    subfolders('packages')
      .filter((other) => other !== name)
      .filter((other) => !packages.slice(0, Math.max(0, packages.indexOf(name))).includes(other))
      .map((other) => ({
        target: `packages/${name}/**/!(*.test).{ts,tsx}`,
        from: inPackages(other),
        message,
      })),
  );

/** Returns the options of `import-x/no-restricted-paths`. */
export function importRules() {
  const folders = subfolders('src');
  const closed = folders.flatMap((folder) =>
    folders
      .filter((other) => other !== folder && !importable(folder).includes(other))
      .flatMap((other) => between(folder, other)),
  );
  const outside = folders
    .filter((folder) => !['content', 'theme'].includes(folder))
    .map((name) => `src/${name}`);
  const zones = [
    ...closed,
    ...betweenSections(),
    ...betweenForms(),
    ...betweenPackages(),
    { target: ['tools', 'packages'], from: outside, message },
    // The report uses the site's colors.
    { target: ['tools', 'packages'], from: 'src/theme', except: ['palette.ts'], message },
    { target: 'packages', from: ['tools', 'tests'], message },
    // Only the build runs them. A test of the forms reads the policy of hosting.
    {
      target: folders.filter((name) => name !== 'gatsby').map((name) => `src/${name}`),
      from: usedByTheSite.filter((name) => name !== 'hosting').map(inPackages),
      message,
    },
    {
      target: 'src/**/!(*.test).{ts,tsx}',
      from: [
        'tools',
        'tests',
        ...subfolders('packages')
          .filter((name) => !usedByTheSite.includes(name))
          .map(inPackages),
      ],
      message,
    },
  ];
  return { basePath: fileURLToPath(root), zones };
}
