import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from '../check/check-content';
import { asText } from '../check/format-problems';
import { isPreview } from '../content/preview-build';
import { buildSettingProblems } from '../content/schemas/build-settings';
import { hasEditor } from '../content/types/site-settings-type';
import { writeFallbackFonts } from './codegen/write-fallback-fonts';
import { cacheOwner, contentFolder, lastBuildFile, publicFolder } from './environment';
import { fontFaces } from './files/font-faces';
import { drawIcons, manifest } from './files/icons';
import { readBrand } from './files/read-brand';
import { writeTextFiles } from './files/text-files';
import { writeFeeds } from './files/write-feeds';
import { writeFonts } from './files/write-fonts';
import { writeHostFiles } from './hosting/host-files';
import { readPages, removeEarlierFiles, removeHiddenFiles } from './hosting/public-files';
import { readRedirects, readSiteSettings } from './nodes/content-nodes';
import { addCompileHints } from './output/app-scripts';
import { lowerAvifEffort } from './output/avif-effort';

/** Checks the settings and the content, and reports all problems together. An error stops the build. */
async function check({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const wrong = buildSettingProblems(process.env).map(({ problem }) => problem);
  if (wrong.length > 0) reporter.panic(`\n${wrong.join('\n')}\n`);
  const problems = await checkContent(contentFolder);
  if (problems.length === 0) return;
  const report = `\n${asText(problems)}\n`;
  if (problems.some(({ severity }) => severity === 'error')) reporter.panic(report);
  else reporter.warn(report);
}

/** Removes what an earlier build wrote, once nothing in the content can stop this one. */
export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  await check(args);
  lowerAvifEffort();
  rmSync(join(publicFolder, lastBuildFile), { force: true });
  if (process.env.NODE_ENV === 'production') removeEarlierFiles(publicFolder);
};

/** Notes for `tools/gatsby.ts` to what the cache belongs. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  writeFileSync(resolve('.cache/folder'), cacheOwner(process.cwd()));
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  const background = readBrand().colors.bg.DEFAULT.light;
  const faces = fontFaces();
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(
    join(publicFolder, 'manifest.webmanifest'),
    manifest(readSiteSettings(args), background),
  );
  await Promise.all([
    writeFonts(faces),
    writeFallbackFonts(faces),
    drawIcons(resolve('static/icon.svg'), background, publicFolder),
  ]);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  addCompileHints(publicFolder);
  const site = readSiteSettings(args);
  writeTextFiles(publicFolder, site, isPreview());
  writeFeeds(args, site, publicFolder);
  removeHiddenFiles(publicFolder);
  writeHostFiles({
    site: publicFolder,
    servers: resolve('deploy'),
    pages: readPages(publicFolder),
    redirects: readRedirects(args).items,
    isPreview: isPreview(),
    hasCms: hasEditor(site),
  });
};
