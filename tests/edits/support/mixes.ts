import { contentFiles } from '../../../packages/content-check/check';
import { oneCheck, type Outcome } from '../../stages/stage';
import { buildVariant } from '../../../packages/build/build-variant';
import { honestEdits } from './all-edits';
import { changeAWord } from './change-a-word';
import { copyContent, type ContentCopy } from './content-copy';

/** Five sites, each with about half of the honest edits, and one with another word in every file. */
export const mixes: readonly string[] = ['mix-1', 'mix-2', 'mix-3', 'mix-4', 'mix-5', 'words'];

async function applyMix(content: ContentCopy, name: string): Promise<void> {
  if (name === 'words') {
    for (const file of contentFiles(content.folder)) changeAWord(content, file);
    return;
  }
  const seed = mixes.indexOf(name) + 1;
  // Multiplying by odd numbers and taking a middle bit spreads each mix over all kinds of edits.
  const chosen = (await honestEdits()).filter((_, index) => ((index + 1) * (2 * seed + 1)) & 4);
  for (const { edit } of chosen) await edit(content);
}

/** Builds the site of a mix, which is always the same one. */
export async function buildMix(name: string): Promise<Outcome> {
  const content = copyContent();
  await applyMix(content, name);
  await buildVariant(name, content.folder);
  content.discard();
  return oneCheck(true, '');
}
