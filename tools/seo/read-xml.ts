import { SaxesParser } from 'saxes';

/** An element of an XML document, with its names without their prefixes. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/**
 * Reads an XML document as strictly as crawlers and feed readers do.
 *
 * @throws a sentence that names the first place that is not well-formed
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const empty = { name: '', namespace: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [{ ...empty, children: [] }];
  const addText = (added: string) => {
    for (const element of open.slice(-1)) element.text += added;
  };
  parser.on('error', ({ message }) => {
    throw new Error(`not well-formed XML (line and column ${message.replace(/\.$/, '')})`);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    const element = { ...empty, name: local, namespace: uri, children: [] };
    open.at(-1)?.children.push(Object.assign(element, { attributes: Object.fromEntries(values) }));
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  // Saxes reads a byte order mark as a character before the document.
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('not well-formed XML (no element)');
  return root;
}

/** Returns the text of the first child of a name; empty without one. */
export const childText = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? '';
