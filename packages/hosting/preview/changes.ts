import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesUnder } from '../files-under';
import { findPages } from '../../kit/find-pages';

/** The change of a page between two builds. */
type PageChange = {
  /** `/about/` */
  address: string;
  /** In words: `new`, `gone`, `12 words more, 3 fewer`, `looks or data`. */
  what: string;
};

/** A card for shared pages that differs: its file in each build; null if there is none. */
type CardChange = { page: string; before: string | null; after: string | null };

const read = (folder: string, address: string) =>
  readFileSync(path.join(folder, address.replace(/\/$/, '/index.html')), 'utf8');

function wordsOf(html: string): Map<string, number> {
  const $ = load(html);
  $('script, style, template').remove();
  const words = `${$('title').text()} ${$('body').text()}`.split(/\s+/).filter(Boolean);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const surplus = (more: Map<string, number>, less: Map<string, number>) =>
  [...more].reduce((sum, [word, count]) => sum + Math.max(0, count - (less.get(word) ?? 0)), 0);

/** Returns HTML without what every build renames: hashes in file names. */
const withoutHashes = (html: string) => html.replace(/[-_.]?[0-9a-f]{10,32}/g, '');

/** Returns every page that differs between two built sites, in the order of their addresses. */
export function pageChanges(before: string, after: string): PageChange[] {
  const old = new Set(findPages(before));
  const now = new Set(findPages(after));
  return [...new Set([...old, ...now])].sort().flatMap((address): PageChange[] => {
    if (!old.has(address)) return [{ address, what: 'new' }];
    if (!now.has(address)) return [{ address, what: 'gone' }];
    const [one, other] = [read(before, address), read(after, address)];
    const [had, has] = [wordsOf(one), wordsOf(other)];
    const [more, fewer] = [surplus(has, had), surplus(had, has)];
    if (more + fewer > 0) return [{ address, what: `${more} words new, ${fewer} gone` }];
    return withoutHashes(one) === withoutHashes(other) ? [] : [{ address, what: 'looks or data' }];
  });
}

/** Returns the cards by the page in their names: `/og/about-0a1b2c3d4e5f.png`. */
const cardsOf = (folder: string) =>
  new Map(
    filesUnder(folder).flatMap((file): [string, string][] => {
      const page = /^\/og\/(.+)-[0-9a-f]{12}\.png$/.exec(file)?.[1];
      return page === undefined ? [] : [[page, file]];
    }),
  );

/** Returns every card whose name, and so its content, differs between two built sites. */
export function cardChanges(before: string, after: string): CardChange[] {
  const [old, now] = [cardsOf(before), cardsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((page) => ({ page, before: old.get(page) ?? null, after: now.get(page) ?? null }))
    .filter((card) => card.before !== card.after);
}

/** Returns the comment on a pull request for the site, in Markdown. */
export function changesComment(pages: readonly PageChange[], cards: readonly CardChange[]): string {
  const state = ({ before, after }: CardChange) =>
    before === null ? 'new' : after === null ? 'gone' : 'other';
  return [
    '### What visitors would see',
    pages.length === 0
      ? 'No page changes.'
      : pages.map(({ address, what }) => `- \`${address}\`: ${what}`).join('\n'),
    cards.length === 0
      ? 'No card for shared pages changes.'
      : `Cards for shared pages: ${cards.map((card) => `\`${card.page}\` (${state(card)})`).join(', ')}`,
    '',
  ].join('\n\n');
}
