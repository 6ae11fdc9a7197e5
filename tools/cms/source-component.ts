/** The name of the editor component that contains a block as its source. */
export const sourceComponent = 'Source';

export const sourcePattern = new RegExp(`<${sourceComponent} (\\S*) />`, 's');

/** Wraps a block in the component, encoded so that neither Lexical nor Sveltia changes it. */
export const toSourceBlock = (text: string) => `<${sourceComponent} ${encodeURIComponent(text)} />`;

/** Returns the block in the component; undefined for other blocks. */
export function sourceIn(block: string): string | undefined {
  const [found, text = ''] = sourcePattern.exec(block) ?? [];
  return found === block ? decodeURIComponent(text) : undefined;
}
