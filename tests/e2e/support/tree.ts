/** Returns a page's accessibility tree without its words, which belong to the writers. */
export const withoutWords = (snapshot: string) =>
  snapshot
    .split('\n')
    .filter((line) => !line.includes('/url:'))
    .map((line) => line.replace(/^(\s*- )(?:'(.*)'|(.*))$/, '$1$2$3'))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/g, '"…"').replace(/^(\s*- [^:]*): .+$/, '$1: …'))
    .join('\n');
