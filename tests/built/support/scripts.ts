import { gzipSync } from 'node:zlib';
import { load, type CheerioAPI } from 'cheerio';
import type { Page } from './pages';

export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** What stands in the template in which Gatsby's scripts wait; inert until it is moved out. */
export const waiting = ({ $ }: Page): CheerioAPI =>
  load($('body > template#app').html() ?? '', null, false);

const runs = (type: string) => /^(|module|text\/javascript)$/.test(type);

/** The inline scripts that a browser runs as it reads the page. */
export const inlineScripts = ({ $ }: Page) =>
  $('script:not([src])')
    .not('template *')
    .toArray()
    .map((element) => $(element))
    .filter((script) => runs(script.attr('type') ?? ''))
    .map((script) => ({ inHead: script.parent().is('head'), text: script.text() }));

/** The files of the scripts that wait. */
export const waitingFiles = (page: Page): string[] => {
  const $ = waiting(page);
  return $('script[src]')
    .toArray()
    .map((element) => $(element).attr('src') ?? '');
};
