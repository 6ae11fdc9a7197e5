import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildVariant } from '../build/build-variant';
import { specifiedContent } from '../build/sites';
import { cataloguePages } from '../content-check/catalogue-pages';
import { openFolder } from '../content-check/content-folder';
import { indexSite } from '../content-check/site-index';
import { lookSite } from './folders';

/** Builds the site of the specification with the pages of the catalogue, which show every component. */
export default async function buildWithComponents(): Promise<void> {
  const content = mkdtempSync(path.join(tmpdir(), 'throughline-look-'));
  cpSync(specifiedContent, content, { recursive: true });
  for (const [file, text] of cataloguePages(indexSite(openFolder(content)), false))
    writeFileSync(path.join(content, file), text);
  await buildVariant(path.basename(lookSite), content);
  rmSync(content, { recursive: true });
}
