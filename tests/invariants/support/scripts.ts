import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Page } from './pages';

export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

const runs = (type: string) => /^(|module|text\/javascript)$/.test(type);

/** Returns the inline scripts that a browser runs while it parses the page. */
export const inlineScripts = ({ $ }: Page) =>
  $('script:not([src])')
    .toArray()
    .map((element) => $(element))
    .filter((script) => runs(script.attr('type') ?? ''))
    .map((script) => ({ inHead: script.parent().is('head'), text: script.text() }));

/** Returns the files of the scripts that wait. */
export const waitingFiles = (page: Page): string[] => {
  const $ = load(page.waiting, null, false);
  return $('script[src]')
    .toArray()
    .map((element) => $(element).attr('src') ?? '');
};
