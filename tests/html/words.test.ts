import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { describeSites, type Page } from './support/site';
import { attributeTexts, contentWords, textNodes, words } from './support/words';

/** The kind and the size of a download. */
const isSize = (text: string) => /^[A-Z\d]+ [\d ]+ \p{L}+$/u.test(text);

const layoutWords = z.object({ newTabHint: z.string() });

describeSites((site) => {
  const known = contentWords(site);
  const layout = readFileSync(path.join(site.root, 'content/layout.json'), 'utf8');
  const { newTabHint } = layoutWords.parse(JSON.parse(layout));
  /** The name of a link whose text is its address ends with the words about its new tab. */
  const withoutHint = (text: string) => text.replace(` ${words(newTabHint)}`, '');
  // The build counts minutes, footnotes and the pages of a list.
  const isKnown = (text: string) =>
    isSize(text) ||
    known.includes(` ${text} `) ||
    known.includes(` ${withoutHint(text)} `) ||
    text.split(/ ?\b\d+\b ?/).every((part) => known.includes(` ${part} `));
  const strange = (textsOf: (page: Page) => string[]) =>
    site.faults((page) =>
      textsOf(page)
        .map(words)
        .filter((text) => !isKnown(text))
        .map((text) => `has "${text}", which is not in content/`),
    );

  test('every text on every page is from content/', () => {
    for (const page of site.pages) expect(textNodes(page).length).toBeGreaterThan(20);
    expect(strange(textNodes)).toEqual([]);
  });

  test('every label, placeholder and description of a picture is from content/', () => {
    expect(site.pages.flatMap(attributeTexts).length).toBeGreaterThan(20);
    expect(strange(attributeTexts)).toEqual([]);
  });

  test('drafts and articles for later are nowhere: no page, no list, no data, no word', () => {
    const found = site.texts.filter((file) => /quixotic|note-13/i.test(file + site.read(file)));
    expect(found).toEqual([]);
  });
});
