import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteOf } from './content-nodes';
import { drawIcons } from './icons';
import { manifest } from './manifest';
import { publicFolder } from './public-folder';
import { subsetFonts } from './output/subset-fonts';

/** Writes the manifest, the icons and the fonts, before webpack and the pages need them. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType }) => {
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(join(publicFolder, 'manifest.webmanifest'), manifest(siteOf({ getNodesByType })));
  await Promise.all([subsetFonts(), drawIcons(resolve('static/icon.svg'), publicFolder)]);
};
