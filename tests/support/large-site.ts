/**
 * Makes a site of 300 pages in .sites/large, to measure a review, from copies of the shipped site's articles:
 * node --import tsx tests/support/large-site.ts
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../tools/run';
import { readBuiltSite } from '../../tools/seo/read-built-site';
import { siteFolder } from './sites';
import { writeFiles } from './write-files';

const pageCount = 300;
const shipped = siteFolder('shipped');
const large = path.join(shipped, '../large');
const read = (file: string) => readFileSync(path.join(shipped, file), 'utf8');
/** Inserts a text after the first one of the same kind. */
const insert = (file: string, before: string, text: string) =>
  writeFileSync(path.join(large, file), read(file).replace(before, text + before));

async function makeLargeSite(): Promise<void> {
  rmSync(large, { recursive: true, force: true });
  cpSync(shipped, large, { recursive: true });
  const articles = readdirSync(path.join(shipped, 'content/insights')).map(
    (file) => path.parse(file).name,
  );
  const { address, pages } = await readBuiltSite(shipped);
  const sitemap = 'public/sitemap-0.xml';
  const missing = pageCount - pages.length;
  const copies = Array.from({ length: missing }, (_, index) => {
    const article = articles[index % articles.length] ?? '';
    const copy = `${article}-${index}`;
    const page = read(`public/insights/${article}/index.html`)
      .replaceAll(`/insights/${article}/`, `/insights/${copy}/`)
      .replace('<title>', `<title>${index} `)
      .replace('name="description" content="', `name="description" content="${index} `);
    writeFiles(large, {
      [`content/insights/${copy}.mdx`]: read(`content/insights/${article}.mdx`),
      [`public/insights/${copy}/index.html`]: page,
    });
    return `/insights/${copy}/`;
  });
  insert(
    sitemap,
    '</urlset>',
    copies.map((copy) => `<url><loc>${address}${copy}</loc></url>`).join(''),
  );
  insert(
    'public/insights/index.html',
    '</main>',
    copies.map((copy) => `<a href="${copy}">${copy}</a>`).join(''),
  );
}

run(makeLargeSite);
