import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { palette } from '../theme/palette';
import { siteOf } from './content-nodes';
import { writeFonts } from './files/fonts';
import { drawIcons, manifest } from './files/icons';
import { publicFolder } from './folders';

/** Writes the manifest, the icons and the fonts, before webpack and the pages need them. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType }) => {
  const paper = palette.paper.light;
  mkdirSync(publicFolder, { recursive: true });
  writeFileSync(
    join(publicFolder, 'manifest.webmanifest'),
    manifest(siteOf({ getNodesByType }), paper),
  );
  await Promise.all([writeFonts(), drawIcons(resolve('static/icon.svg'), paper, publicFolder)]);
};
