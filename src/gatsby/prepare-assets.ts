import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteOf } from './content-nodes';
import { drawIcons } from './icons';
import { manifest } from './manifest';
import { publicFolder } from './public-folder';
import { subsetFonts } from './output/subset-fonts';

/** Makes what is drawn or cut from sources, before webpack and the pages ask for it. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType }) => {
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(join(publicFolder, 'manifest.webmanifest'), manifest(siteOf({ getNodesByType })));
  await Promise.all([subsetFonts(), drawIcons(resolve('static/icon.svg'), publicFolder)]);
};
