import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { z } from 'zod';
import { filesBelow } from '../../src/reader/files-below';
import { copyInputs } from '../../tools/build-beside';
import { buildFolder as site, buildInFolder, reserveBuildFolder } from '../support/build-folder';
import { projectInputs } from '../support/copy-project';
import { writeFixture } from '../support/fixtures';
import { projectRoot } from '../support/sites';
import { temporaryFolder } from '../support/temporary-folder';
import { writeFiles } from '../support/write-files';

// The files of a new collection are in tests/collection, besides the list that names it.

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

const places = z.array(z.object({ name: z.string(), preview_path: z.string() }));

const typeList = 'src/content/content-types.ts';

/** The lines of the list of content types that name the collection. */
const changes = [
  [
    "import { testimonialType } from './types/testimonial-type';",
    "import { talkType } from './types/talk-type';\nimport { testimonialType } from './types/testimonial-type';",
  ],
  ['  articleType,\n', '  talkType,\n  articleType,\n'],
] as const;

/** The code of the collection. */
const code = filesBelow(path.join(projectRoot, 'tests/collection')).filter(
  (file) => !file.startsWith('content/talks/'),
);

/** Runs a program of the site's own copy of the project. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync('node', ['--import', 'tsx', ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const filesIn = (folder: string, to = '') =>
  filesBelow(folder).map((name) => [`${to}${name}`, path.join(folder, name)] as const);

/** Writes the content and the changed list, and returns the inputs of the build. */
function inputs(): Map<string, string> {
  const folder = temporaryFolder();
  writeFixture('specified', path.join(folder, 'content'));
  const changed = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${typeList} does not say ${from}`);
      return text.replace(from, to);
    },
    readFileSync(path.join(projectRoot, typeList), 'utf8'),
  );
  writeFiles(folder, { [typeList]: changed });
  const added = filesIn(path.join(projectRoot, 'tests/collection'));
  return new Map([...projectInputs(), ...filesIn(folder), ...added]);
}

describe('a new collection', () => {
  let free = () => {};
  beforeAll(async () => {
    free = reserveBuildFolder();
    copyInputs(inputs(), site);
    await buildInFolder();
  }, 600_000);
  afterAll(() => {
    free();
  });

  test('a collection needs a content type, its line in the list, two templates, a section and its words', () => {
    expect([...code, typeList]).toHaveLength(6);
  });

  test('its code has no error of types', () => {
    const sources = [...code.filter((file) => /\.tsx?$/.test(file)), typeList];
    // The project's own settings leave out the folder of this site.
    writeFiles(site, { '.oxlintrc.json': readFileSync('.oxlintrc.json', 'utf8') });
    const { stdout } = spawnSync('node_modules/.bin/oxlint', sources, {
      cwd: site,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(`Found 0 warnings and 0 errors.`);
    expect(stdout).toMatch(`on ${sources.length} files`);
  });

  test('its entries and its list are pages, in its order, and in the sitemap', () => {
    const list = load(read('public/talks/index.html'));
    const paths = list('main article a')
      .toArray()
      .map((link) => list(link).attr('href'));
    expect(paths).toEqual(['/talks/the-first-talk/', '/talks/the-second-talk/']);
    const entry = load(read('public/talks/the-first-talk/index.html'));
    expect(entry('h1').text()).toBe('The first talk');
    const sitemap = read('public/sitemap-0.xml');
    for (const address of ['/talks/', ...paths]) expect(sitemap).toContain(`${address}</loc>`);
  });

  test('the check reads it, and knows to which of its pages a link may lead', () => {
    expect(run('tools/content-command.ts')).toContain('No problems');
    const file = 'content/talks/the-first-talk.mdx';
    const text = read(file);
    writeFiles(site, { [file]: text.replace('/talks/the-second-talk/', '/talks/the-third-talk/') });
    expect(run('tools/content-command.ts')).toMatch(
      /the-first-talk\.mdx:7.*no page "\/talks\/the-third-talk\/"/,
    );
    writeFiles(site, { [file]: text });
  });

  test('the editor has it, and shows its entries and its list', () => {
    const script = `const { cmsConfig } = require('./tools/cms/cms-config.ts');
      const options = { brand: '', repository: '', branch: '', isOnline: true, pages: [] };
      console.log(JSON.stringify(cmsConfig(options)));`;
    const { collections, singletons } = z
      .object({ collections: places, singletons: places })
      .parse(JSON.parse(run('--eval', script)));
    expect(collections).toContainEqual({ name: 'Talk', preview_path: '/talks/{{slug}}/' });
    expect(singletons).toContainEqual({ name: 'Talks', preview_path: '/talks/' });
  });

  test('the review names the file of each of its pages', () => {
    run('tools/seo/main.ts');
    const report = read('reports/seo/index.html');
    for (const file of ['talks/the-first-talk.mdx', 'talks.json']) expect(report).toContain(file);
  });
});
