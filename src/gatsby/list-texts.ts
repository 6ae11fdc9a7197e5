import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { entryKinds, isMdx } from '../content/kinds';

export const listTextsFolder = resolve('.cache/list-texts');

type TextNode = { slug?: unknown; internal: { contentFilePath?: string } };

function textsModule(nodes: readonly TextNode[]): string {
  const imports = nodes.map(
    ({ internal }, index) =>
      `import Text${index} from ${JSON.stringify(internal.contentFilePath)};`,
  );
  const entries = nodes.map(({ slug }, index) => `  ${JSON.stringify(slug)}: Text${index},`);
  return [...imports, 'export const texts = {', ...entries, '};', ''].join('\n');
}

/** Writes a module for each list whose entries have texts. A whole folder would include drafts. */
export function writeListTexts({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
  mkdirSync(listTextsFolder, { recursive: true });
  for (const { type, from } of entryKinds.filter(isMdx)) {
    if (!('folder' in from)) continue;
    const file = join(listTextsFolder, `${from.folder}.js`);
    const text = textsModule(getNodesByType(type));
    // webpack would compile a file again that is written again.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
