import { builtFile, requireBuild } from './support/build';
import { findings, pageAt, type Page } from './support/pages';
import { gzipSize, inlineScripts, waitingFiles } from './support/scripts';

beforeAll(requireBuild);

const starter = (page: Page) => inlineScripts(page).find(({ inHead }) => inHead)?.text ?? '';

test('no script file is requested before a visitor uses a form', () => {
  const check = ({ $ }: Page) =>
    $('script[src]')
      .toArray()
      .map((element) => `loads ${$(element).attr('src') ?? ''}`);
  expect(findings(check)).toEqual([]);
});

test('the markup prefetches no script', () => {
  const check = ({ $ }: Page) =>
    $('link[rel~=modulepreload], link[rel~=preload][as=script], link[rel~=prefetch][as=script]')
      .toArray()
      .map((element) => `fetches ${$(element).attr('href') ?? ''}`);
  expect(findings(check)).toEqual([]);
});

test('the scripts of React wait in one template, and their files are there', () => {
  const check = (page: Page) => {
    const files = waitingFiles(page);
    return [
      ...(page.$('body > template#app').length === 1 ? [] : [`has no single template in the body`]),
      ...(files.length >= 3 ? [] : [`has ${files.length} waiting scripts`]),
      ...files.filter((file) => !builtFile(file)).map((file) => `waits with ${file}, not there`),
    ];
  };
  expect(findings(check)).toEqual([]);
});

test('the starter is in the head, is the same on every page, and has at most 2.1 KB', () => {
  expect(starter(pageAt('/')).length).toBeGreaterThan(500);
  const check = (page: Page) => [
    ...(starter(page) === starter(pageAt('/')) ? [] : ['has another starter than /']),
    ...(gzipSize(starter(page)) <= 2150
      ? []
      : [`has a starter of ${gzipSize(starter(page))} bytes gzip`]),
  ];
  expect(findings(check)).toEqual([]);
});

/** What a video's press does, in `src/prose/catalogue/video.tsx`. */
const playsVideo = '(function playInPlace(';

/**
 * How next-themes calls the function that it writes into the page: the attribute, the key, and
 * further arguments.
 */
const nextThemes = /^\(\(.*\)\("class","theme","system",.*\)$/s;

test('besides the starter, only next-themes runs while a page is parsed: before the body, and in the provider', () => {
  const check = (page: Page) => {
    const [first, ...rest] = inlineScripts(page).filter(({ text }) => text !== starter(page));
    return [
      ...(first?.inHead && nextThemes.test(first.text)
        ? []
        : ['has no script of next-themes in the head']),
      ...rest
        .filter(({ text }) => text !== first?.text)
        // The press that starts a video works before React, and runs nothing until then.
        .filter(({ text }) => page.$('[data-player]').length === 0 || !text.startsWith(playsVideo))
        .map(({ text }) => `runs also: ${text.slice(0, 80)}`),
    ];
  };
  expect(findings(check)).toEqual([]);
});

test('no element has a handler in its markup', () => {
  const check = ({ $ }: Page) =>
    $('body, body *')
      .toArray()
      .flatMap((element) =>
        Object.keys($(element).attr() ?? {})
          .filter((name) => /^on[a-z]+$/.test(name))
          .map((name) => `has ${name} on <${$(element).prop('tagName') ?? ''}>`),
      );
  expect(findings(check)).toEqual([]);
});
