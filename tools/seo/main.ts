import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runLighthouse } from './lighthouse';
import { measurePictures } from './measure';
import type { Page } from './page';
import { bytesOf, picturesOf } from './pictures';
import { readSite } from './read-site';
import { embedder } from './report/embed';
import { pageColumns } from './report/page-columns';
import { pictureColumns } from './report/picture-columns';
import { countsOf, renderReport } from './report/report';
import { csvOf } from './report/table';
import { review } from './review';
import { shareFile } from './rules/share';
import { checkWebLinks } from './web-links';

const flag = { type: 'boolean', default: false } as const;
const options = { site: { type: 'string', default: '.' }, links: flag, lighthouse: flag } as const;

/** Reviews a built site and writes the report; the exit code is 1 if there is an error. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const site = readSite(path.resolve(values.site));
  const folder = path.join(site.folder, 'reports/seo');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const lighthouse = values.lighthouse
    ? await runLighthouse(site, path.join(folder, 'lighthouse'))
    : undefined;
  const findings = [
    ...(await review(site)),
    ...(values.links ? await checkWebLinks(site) : []),
    ...(lighthouse?.findings ?? []),
  ];
  const drawn = await measurePictures(site);
  const embed = embedder(folder);
  const pages = [];
  const inSearch = (page: Page) => (page.isIndexable ? 0 : 1);
  for (const page of site.pages.toSorted(
    (a, b) => inSearch(a) - inSearch(b) || a.address.localeCompare(b.address),
  )) {
    const { address } = page;
    const share = shareFile(page, site);
    const phone = drawn?.filter(
      (one) => one.page === address && one.screen === 'phone' && one.theme === 'light',
    );
    pages.push({
      page,
      site,
      findings: findings.filter((finding) => finding.page === address),
      card: share === undefined ? '' : await embed(share, 280),
      pictureBytes:
        phone &&
        [...new Set(phone.map(({ file }) => file))].reduce(
          (sum, file) => sum + bytesOf(site, file),
          0,
        ),
      scores: lighthouse?.scores.get(address),
    });
  }
  const pictures = [];
  for (const picture of await picturesOf(site, drawn ?? [])) {
    const { file } = picture;
    const original = path.join(file.startsWith('content/') ? site.folder : site.built, file);
    pictures.push({ picture, copy: await embed(original, 80) });
  }

  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'index.html',
    renderReport({ site, findings, pages, pictures, isMeasured: drawn !== undefined }),
  );
  write('pages.csv', csvOf(pageColumns(lighthouse !== undefined), pages));
  write('pictures.csv', csvOf(pictureColumns, pictures));
  console.log(`${countsOf(findings)}: ${path.relative('.', folder)}/index.html`);
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
