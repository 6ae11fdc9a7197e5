/** What a page must bear: shorter words, longer ones, and pictures that do not come. */
export type Change = 'short' | 'long' | 'missing-picture';

/**
 * Runs in a page: all its words, 40 % longer, as a translation would make them, or only the first one
 * of each text.
 */
export function changeWords(change: Change): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isShown = !node.parentElement?.closest('script, style, template, noscript, [inert]');
    if (node instanceof Text && isShown && node.data.trim() !== '') texts.push(node);
  }
  for (const node of texts) {
    const text = node.data.trim();
    const more = text.slice(0, Math.ceil(text.length * 0.4));
    const changed =
      change === 'short' ? (text.split(/\s/)[0] ?? '') : text + (/\s/.test(text) ? ' ' : '') + more;
    node.data = node.data.replace(text, () => changed);
  }
}
