/** Runs in a page: makes all its words 40 % longer, as in a translation. */
export function translateWords(): void {
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
    node.data = node.data.replace(text, () => text + (/\s/.test(text) ? ' ' : '') + more);
  }
}
