import { contentTypes, isMdx } from '../../content/content-types';
import type { Nodes } from '../nodes/content-nodes';
import { writeModule } from './write-module';

type TextNode = { slug?: unknown; internal: { contentFilePath?: string } };

/**
 * Returns the source of a module that renders the texts. In `develop` its boundary leaves out a text that cannot be rendered: it
 * names what does not exist, or its entry is known before the text itself. The refresh after the next save tries
 * again. In a build React has no boundaries, so such a text stops the build.
 */
function textsModule(nodes: readonly TextNode[]): string {
  const imports = nodes.map(
    ({ internal }, index) =>
      `import Text${index} from ${JSON.stringify(internal.contentFilePath)};`,
  );
  const entries = nodes.map(({ slug }, index) => `  ${JSON.stringify(slug)}: Text${index},`);
  return `import { createElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
${imports.join('\n')}
const texts = {
${entries.join('\n')}
};
export const EntryText = ({ slug }) =>
  createElement(ErrorBoundary, { fallback: null }, createElement(texts[slug]));
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
