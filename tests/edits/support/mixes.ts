import { oneCheck, type Outcome } from '../../../tools/checks/stage';
import { buildVariant } from '../../../tools/sites/build-variant';
import { honestEdits } from './all-edits';
import { copyContent } from './content-copy';

/** Five sites, each with about half of the honest edits. */
export const mixes: readonly string[] = ['mix-1', 'mix-2', 'mix-3', 'mix-4', 'mix-5'];

/** Builds the site of a mix, which is always the same one. */
export async function buildMix(name: string): Promise<Outcome> {
  const seed = mixes.indexOf(name) + 1;
  // Multiplying by odd numbers and taking a middle bit spreads each mix over all kinds of edits.
  const chosen = (await honestEdits()).filter((_, index) => ((index + 1) * (2 * seed + 1)) & 4);
  const content = copyContent();
  for (const { edit } of chosen) await edit(content);
  await buildVariant(name, content.folder);
  content.discard();
  return oneCheck(true, '');
}
