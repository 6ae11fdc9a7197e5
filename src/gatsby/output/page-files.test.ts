import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { namePageFiles } from './page-files';

const printStyles = '<link rel="stylesheet" href="/print.css" media="print">';

const data = (componentChunkName: string, staticQueryHashes: string[] = []) =>
  JSON.stringify({ componentChunkName, staticQueryHashes });

const files = {
  'webpack.stats.json': JSON.stringify({
    assetsByChunkName: { app: ['app-1.js'], home: ['commons-2.js', 'home-3.js'] },
  }),
  'page-data/index/page-data.json': data('home', ['7']),
  'page-data/odd/page-data.json': data('odd'),
};

/** Gatsby writes them like this. */
const chunkMapping = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`;
const buildFacts = `${chunkMapping}<script>window.___webpackCompilationHash="1";</script>`;

const page = (elements: string, facts: string) =>
  `<!DOCTYPE html><html><head></head><body><div id="___gatsby"><p>One</p></div><template id="app"><div hidden="">${elements}</div>${facts}<script src="/app-1.js"></script></template></body></html>`;

/** Returns a page after its files are named. */
function named(file: string, html: string): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...files, [file]: html });
  namePageFiles(folder, [printStyles]);
  return readFileSync(join(folder, file), 'utf8');
}

const home = page(
  printStyles +
    '<link rel="preload" as="fetch" crossorigin="" href="/page-data/app-data.json">' +
    '<link rel="preload" as="fetch" crossorigin="" href="/page-data/index/page-data.json">' +
    '<link rel="preload" as="fetch" crossorigin="" href="/page-data/sq/d/7.json">' +
    '<script async="" src="/commons-2.js"></script><script async="" src="/home-3.js"></script>',
  '',
);

test('a page names the scripts of its template and its data, but no longer Gatsby’s facts about the build', () => {
  expect(named('index.html', page('', buildFacts))).toBe(home);
});

test.each([
  [
    'no template',
    'index.html',
    page('', buildFacts).replaceAll('template', 'section'),
    'index.html has no template with a place for its files',
  ],
  [
    'one of the two scripts',
    'index.html',
    page('<link>', chunkMapping),
    'index.html has 1 of the 2 scripts that set ___chunkMapping and ___webpackCompilationHash',
  ],
  [
    'a template that webpack has no scripts for',
    'odd/index.html',
    page('', buildFacts),
    'webpack.stats.json has no scripts for odd',
  ],
  [
    'a root other than Gatsby’s',
    'index.html',
    '<p>Proof</p>',
    'no page has the element #___gatsby',
  ],
])('a page with %s stops the build', (_name, address, html, sentence) => {
  expect(() => named(address, html)).toThrow(
    `Files of a page: ${sentence}. docs/decisions/0003-framework-output.md`,
  );
});
