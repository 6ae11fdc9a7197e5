import { contentTypes, isMdx } from '../../content/content-types';
import type { Nodes } from '../nodes/content-nodes';
import { inDevelop } from '../environment';
import { writeModule } from './write-module';

/**
 * In `develop` texts come to the browser with webpack's update, and the data of pages over a socket. Between the two, a
 * new or renamed entry has no text. If it threw, the page would stay empty until the next update.
 */
const withoutText = inDevelop ? '() => null' : 'undefined';

type TextNode = { slug?: unknown; internal: { contentFilePath?: string } };

function textsModule(nodes: readonly TextNode[]): string {
  const imports = nodes.map(
    ({ internal }, index) =>
      `import Text${index} from ${JSON.stringify(internal.contentFilePath)};`,
  );
  const entries = nodes.map(({ slug }, index) => `  ${JSON.stringify(slug)}: Text${index},`);
  return `import { createElement } from 'react';
${imports.join('\n')}
const texts = {
${entries.join('\n')}
};
const withoutText = ${withoutText};
export const EntryText = ({ slug }) => createElement(texts[slug] ?? withoutText);
`;
}

/**
 * Writes a module for each folder whose entries have texts. It imports the texts of the published entries.
 * (gatsby-plugin-mdx's own way, `?__contentFilePath`, compiles a copy of the template for each text.)
 */
export function writeTexts({ getNodesByType }: Nodes): void {
  const folders = new Map<string, TextNode[]>();
  for (const contentType of contentTypes) {
    if (contentType.kind === 'file' || !isMdx(contentType)) continue;
    const { folder, typeName } = contentType;
    folders.set(folder, [...(folders.get(folder) ?? []), ...getNodesByType(typeName)]);
  }
  for (const [folder, nodes] of folders) writeModule(`texts/${folder}.js`, textsModule(nodes));
}
