import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../run';
import { describeComparison, describeFindings, parseResult } from './compare';
import { runLighthouse } from './lighthouse';
import { measurePictures } from './measure';
import { findMissingRedirects } from './published';
import { readBuiltSite } from './read-built-site';
import { readServedSite } from './read-served-site';
import { countsOf } from './report/report';
import { emptyReportFolder, writeReport } from './report/write-report';
import { review } from './rule';
import { siteRules } from './rules/site-rules';
import type { Site } from './site';
import { webLinkRule } from './web-links';

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
npm run seo -- --site https://…           reviews a site as its server answers: status, headers, redirects
npm run seo -- --published [SOURCE …]     … and names each address of the published site that the build has lost.
                                          SOURCE: a site with a sitemap, a saved sitemap, a list, or an export
                                          of a crawler; the site's own address if there is none
npm run seo -- --published SOURCE --write … and adds the sure redirects to content/redirects.json
npm run seo -- --since FILE               … and compares with an earlier reports/seo/findings.json; the exit
                                          status is 1 if there is a new error
More: --links asks every linked site, --lighthouse measures pages, --site FOLDER reviews another folder.`;

/** Returns a site with its pictures as Chromium draws them, if there is one. */
async function withRenderedPictures(site: Site): Promise<Site> {
  try {
    return { ...site, rendered: await measurePictures(site) };
  } catch (error) {
    console.warn('The pictures are not measured.', error);
    return site;
  }
}

/** Reviews a site and writes the report; the exit code is 1 if there is an error. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(help);
    return;
  }
  const isServed = /^https?:\/\//.test(values.site);
  const site = await (
    isServed ? readServedSite(values.site) : readBuiltSite(path.resolve(values.site))
  ).then(withRenderedPictures);
  // Before the folder of the report is emptied, in which it may be.
  const before =
    values.since === undefined ? undefined : parseResult(readFileSync(values.since, 'utf8'));
  const folder = emptyReportFolder(site);
  const lighthouse = values.lighthouse
    ? await runLighthouse(site, path.join(folder, 'lighthouse'))
    : undefined;
  const findings = await review(site, [
    ...siteRules,
    ...(values.published ? [await findMissingRedirects(site, positionals, values.write)] : []),
    ...(values.links ? [webLinkRule] : []),
    ...(lighthouse ? [lighthouse.rule] : []),
  ]);
  const comparison = await writeReport({ site, folder, findings, before, lighthouse });
  console.log(`${countsOf(findings)}: ${path.relative('.', folder)}/index.html`);
  console.log(
    comparison ? describeComparison(comparison) : describeFindings('', findings).join('\n'),
  );
  process.exitCode = (comparison?.added ?? findings).some(({ level }) => level === 'error') ? 1 : 0;
}

run(main);
