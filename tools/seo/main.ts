import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../run';
import { compare, describeComparison, measuresOf, parseResult } from './compare';
import { runLighthouse } from './lighthouse';
import { measurePictures } from './measure';
import { bytesOnPhone, embedder, pictureFindings, picturesOf } from './review-pictures';
import { lossFindings, lostSincePublished, readPublished, writeRedirects } from './published';
import { readBuiltSite, type BuiltSite } from './read-built-site';
import { pageColumns, pictureColumns } from './report/columns';
import { countsOf, renderReport } from './report/report';
import { csvOf } from './report/table';
import { review } from './review';
import { checkWebLinks } from './web-links';

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  site: { ...text, default: '.' },
  published: flag,
  write: flag,
  since: text,
  links: flag,
  lighthouse: flag,
  help: flag,
} as const;

const help = `npm run seo                               reviews the built site in public/: reports/seo/index.html
npm run seo -- --published [SOURCE …]     … and names each address of the published site that the build has lost.
                                          SOURCE: a site with a sitemap, or a file with an address a line;
                                          the site's own address if there is none
npm run seo -- --published SOURCE --write … and adds the sure redirects to content/redirects.json
npm run seo -- --since FILE               … and compares with an earlier reports/seo/findings.json; the exit
                                          status is 1 if there is a new error
More: --links asks every linked site, --lighthouse measures pages, --site FOLDER reviews another site.`;

/** Returns the addresses that are published and lost, but those whose redirect it wrote. */
async function findLost(site: BuiltSite, sources: readonly string[], isWriting: boolean) {
  const lists = await Promise.all(
    sources.map(async (source) => {
      const addresses = await readPublished(source);
      if (addresses.length === 0) console.log(`${source} has no sitemap and no address yet.`);
      return addresses;
    }),
  );
  const losses = lostSincePublished(site, lists.flat());
  const sure = isWriting ? losses.filter(({ isSure }) => isSure) : [];
  if (sure.length > 0) {
    writeRedirects(
      site,
      sure.map(({ redirect }) => redirect),
    );
    console.log(`Redirects added to content/redirects.json: ${sure.length}. Build the site again.`);
  }
  return lossFindings(losses.filter((loss) => !sure.includes(loss)));
}

/** Reviews a built site and writes the report; the exit code is 1 if there is an error. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(help);
    return;
  }
  const site = readBuiltSite(path.resolve(values.site));
  // Before the folder of the report is emptied, in which it may be.
  const before =
    values.since === undefined ? undefined : parseResult(readFileSync(values.since, 'utf8'));
  const folder = path.join(site.folder, 'reports/seo');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const lighthouse = values.lighthouse
    ? await runLighthouse(site, path.join(folder, 'lighthouse'))
    : undefined;
  const sources = positionals.length > 0 ? positionals : [site.address];
  // Chromium draws while the pages are checked.
  const [drawn, faults] = await Promise.all([
    measurePictures(site).catch((error: unknown) => {
      console.warn('The pictures are not measured.', error);
      return [];
    }),
    review(site),
  ]);
  const measured = await picturesOf(site, drawn);
  const findings = [
    ...(values.published ? await findLost(site, sources, values.write) : []),
    ...faults,
    ...(values.links ? await checkWebLinks(site) : []),
    ...pictureFindings(site, measured, drawn),
    ...(lighthouse?.findings ?? []),
  ];
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
  for (const picture of measured) {
    const { file } = picture;
    const original = path.join(file.startsWith('content/') ? site.folder : site.built, file);
    pictures.push({ picture, copy: await embed(original, 80) });
  }

  const measures = measuresOf(pages, pictures);
  const result = { date: new Date().toISOString(), findings, measures };
  const comparison = before && compare(before, result, site);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('index.html', renderReport({ site, findings, pages, pictures, comparison }));
  write('pages.csv', csvOf(pageColumns(lighthouse !== undefined), pages));
  write('pictures.csv', csvOf(pictureColumns, pictures));
  write('findings.json', `${JSON.stringify(result, undefined, 2)}\n`);
  console.log(`${countsOf(findings)}: ${path.relative('.', folder)}/index.html`);
  if (comparison) console.log(describeComparison(comparison));
  process.exitCode = (comparison?.added ?? findings).some(({ level }) => level === 'error') ? 1 : 0;
}

run(main);
