/** The name of the component that shows a block as it is written. */
export const sourceComponent = 'Source';

export const sourcePattern = new RegExp(`<${sourceComponent} (\\S*) />`, 's');

/** Returns a block as the component holds it: in characters that neither Lexical nor Sveltia changes. */
export const toSourceBlock = (text: string) => `<${sourceComponent} ${encodeURIComponent(text)} />`;

/** Returns the block that the component holds; undefined for other blocks. */
export function sourceIn(block: string): string | undefined {
  const [found, text = ''] = sourcePattern.exec(block) ?? [];
  return found === block ? decodeURIComponent(text) : undefined;
}
