/** The names of the editor components that contain a block as its source: one shows it as a grid. */
export const sourceComponents = ['Table', 'Source'] as const;

export type SourceComponent = (typeof sourceComponents)[number];

export const sourcePattern = (name: SourceComponent) => new RegExp(`<${name} (\\S*) />`, 's');

/** Wraps a block in the component, encoded so that neither Lexical nor Sveltia changes it. */
export const toSourceBlock = (text: string, name: SourceComponent = 'Source') =>
  `<${name} ${encodeURIComponent(text)} />`;

/** Returns the block in such a component; undefined for other blocks. */
export function sourceIn(block: string): string | undefined {
  const [, text] = /^<(?:Table|Source) (\S*) \/>$/.exec(block) ?? [];
  return text === undefined ? undefined : decodeURIComponent(text);
}
