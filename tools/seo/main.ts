import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../run';
import { runLighthouse } from './lighthouse';
import { measurePictures } from './measure';
import { bytesOnPhone, embedder, picturesOf } from './pictures';
import { readBuiltSite } from './read-site';
import { pageColumns, pictureColumns } from './report/columns';
import { countsOf, renderReport } from './report/report';
import { csvOf } from './report/table';
import { review } from './review';
import { checkWebLinks } from './web-links';

const flag = { type: 'boolean', default: false } as const;
const options = { site: { type: 'string', default: '.' }, links: flag, lighthouse: flag } as const;

/** Reviews a built site and writes the report; the exit code is 1 if there is an error. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const site = readBuiltSite(path.resolve(values.site));
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
  const drawn = await measurePictures(site).catch((error: unknown) => {
    console.warn('The pictures are not measured.', error);
    return [];
  });
  const embed = embedder(folder);
  const pages = [];
  for (const page of site.pages) {
    const [address = ''] = page.meta('og:image');
    const card = site.fileAt(address.replace(site.address, ''));
    pages.push({
      page,
      site,
      findings: findings.filter((finding) => finding.page === page.address),
      card: card === undefined ? '' : await embed(card, 280),
      pictureBytes: bytesOnPhone(site, page, drawn),
      scores: lighthouse?.scores.get(page.address),
    });
  }
  const pictures = [];
  for (const picture of await picturesOf(site, drawn)) {
    const { file } = picture;
    const original = path.join(file.startsWith('content/') ? site.folder : site.built, file);
    pictures.push({ picture, copy: await embed(original, 80) });
  }

  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('index.html', renderReport({ site, findings, pages, pictures }));
  write('pages.csv', csvOf(pageColumns(lighthouse !== undefined), pages));
  write('pictures.csv', csvOf(pictureColumns, pictures));
  console.log(`${countsOf(findings)}: ${path.relative('.', folder)}/index.html`);
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
}

run(main);
