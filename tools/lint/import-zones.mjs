import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which folder of `src/` may import which, as zones of `import-x/no-restricted-paths`. They come
 * from the folders and files that are there, so that a new one is protected at birth: until it has
 * its place here, a new folder may import nothing, and nothing may import it.
 */

/** The order in which imports run: each folder may import those in the lines above its own. */
const order = [
  ['content'],
  ['theme'],
  ['components'],
  ['prose'],
  ['head', 'layout', 'forms', 'sections'],
  ['templates'],
];

/** Folders beside that order, and what they may import. */
const beside = { gatsby: ['content'], starter: [] };

/** What single files (by the start of their names) may import all the same. */
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

/** One folder against another: closed, but for the exceptions. */
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

/** The first word of a file name, in the singular: `testimonials.tsx` goes with `testimonial-quote.tsx`. */
const firstWord = (name) => (/^[a-z0-9]+/.exec(name)?.[0] ?? name).replace(/s$/, '');

/** A section is made of the files that share their first word, and imports no other section. */
function betweenSections() {
  const names = entries('src/sections').map(({ name }) => name);
  return names.map((name) => ({
    target: `src/sections/${name}`,
    from: 'src/sections',
    except: names.filter((other) => firstWord(other) === firstWord(name)),
    message,
  }));
}

/** The folder of a form imports no other form's. */
const betweenForms = () =>
  subfolders('src/forms').flatMap((form, _index, forms) =>
    forms
      .filter((other) => other !== form)
      .map((other) => ({ target: `src/forms/${form}`, from: `src/forms/${other}`, message })),
  );

/** The options of `import-x/no-restricted-paths`. */
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
    { target: ['tools', 'hosting'], from: outside, message },
    { target: 'hosting', from: ['tools', 'tests', 'src'], message },
    // The report wears the colours of the site.
    { target: 'tools', from: 'src/theme', except: ['palette.ts'], message },
    { target: 'src/**/!(*.test).{ts,tsx}', from: ['tools', 'tests'], message },
  ];
  return { basePath: fileURLToPath(root), zones };
}
