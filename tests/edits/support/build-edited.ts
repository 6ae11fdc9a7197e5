import { buildVariant } from '../../../packages/build/build-variant';
import { honestEdits } from './all-edits';
import { copyContent } from './content-copy';

/** Builds the site with all honest edits, unless it is built. */
export async function buildEdited(): Promise<void> {
  const content = copyContent();
  for (const { edit } of await honestEdits()) await edit(content);
  await buildVariant('edits', content.folder);
  content.discard();
}
