import { z } from 'zod';
import { builtFile, readBuilt, requireBuild } from './support/build';
import { findings, pages, type Page } from './support/pages';
import { brokenTarget, internal, references } from './support/targets';

beforeAll(requireBuild);

const anchors = ({ $ }: Page) =>
  $('a')
    .toArray()
    .map((element) => $(element));

const isWeb = (url: string) => !/^(mailto|tel|data):/.test(url);

test('every address within the site leads to a file and an id that are there', () => {
  for (const page of pages()) expect(references(page).length).toBeGreaterThan(20);
  const check = (page: Page) =>
    references(page)
      .filter(({ url }) => isWeb(url))
      .flatMap(({ url }) => brokenTarget(page, url));
  expect(findings(check)).toEqual([]);
});

test('the pages hold the links on which the check above depends', () => {
  const targets = pages().flatMap((page) =>
    anchors(page).flatMap((link) => internal(page, link.attr('href') ?? '') ?? []),
  );
  const paths = new Set(targets.map(({ path }) => path));
  expect([...paths]).toEqual(expect.arrayContaining(['/', '/about/', '/services/', '/contact/']));
  expect(targets.some(({ id }) => id !== '')).toBe(true);
});

test('links to pages of the site end with a slash, so that no host has to redirect', () => {
  const check = (page: Page) =>
    anchors(page).flatMap((link) => {
      const href = link.attr('href') ?? '';
      const target = isWeb(href) ? internal(page, href) : null;
      return !target || target.path.endsWith('/') || href.startsWith('#')
        ? []
        : [`"${href}" has no final slash`];
    });
  expect(findings(check)).toEqual([]);
});

test('every link leads somewhere and says where', () => {
  const check = (page: Page) =>
    anchors(page).flatMap((link) => {
      const href = link.attr('href') ?? '';
      return [
        ...(href === '' || href === '#' || /^javascript:/i.test(href)
          ? [`leads to "${href}"`]
          : []),
        ...(link.text().trim() || link.attr('aria-label') ? [] : [`"${href}" has no words`]),
      ];
    });
  expect(findings(check)).toEqual([]);
});

test('links to other sites are https, and those that open a tab give it no way back', () => {
  const check = (page: Page) =>
    anchors(page).flatMap((link) => {
      const href = link.attr('href') ?? '';
      const rel = link.attr('rel')?.split(/\s+/) ?? [];
      return [
        ...(/^http:|^\/\//.test(href) ? [`"${href}" is not https`] : []),
        ...(link.attr('target') === '_blank' && !rel.includes('noopener')
          ? [`"${href}" opens a tab without rel=noopener`]
          : []),
      ];
    });
  expect(findings(check)).toEqual([]);
  expect(pages().some(({ $ }) => $('a[target=_blank]').length > 0)).toBe(true);
});

test('every page is led to from another one', () => {
  const linked = new Set(
    pages().flatMap((page) =>
      anchors(page).flatMap((link) => internal(page, link.attr('href') ?? '')?.path ?? []),
    ),
  );
  const lost = pages().filter(({ path, content }) => !content.hidden && !linked.has(path));
  expect(lost.map(({ file }) => file)).toEqual([]);
});

test('ids occur once on a page', () => {
  const check = ({ $ }: Page) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    return ids
      .filter((id, index) => id === '' || ids.indexOf(id) !== index)
      .map((id) => `has the id "${id}" twice`);
  };
  expect(findings(check)).toEqual([]);
});

test('labels, descriptions and fields name ids that are there', () => {
  const attributes = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-errormessage',
    'for',
    'list',
    'form',
  ];
  const check = ({ $ }: Page) =>
    attributes.flatMap((attribute) =>
      $(`[${attribute}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(attribute) ?? '').split(/\s+/))
        .filter((id) => $(`[id="${id}"]`).length !== 1)
        .map((id) => `has ${attribute}="${id}", but no such id`),
    );
  expect(findings(check)).toEqual([]);
  expect(pages().every(({ $ }) => $('[aria-labelledby]').length > 0)).toBe(true);
});

const manifestShape = z.object({ icons: z.array(z.object({ src: z.string() })).min(1) });

test('every page names its icons, and a manifest names icons that are there', () => {
  const check = ({ $ }: Page) => [
    ...['link[rel=icon]', 'link[rel=apple-touch-icon]', 'link[rel=manifest]']
      .filter((selector) => $(`head > ${selector}`).length === 0)
      .map((selector) => `has no ${selector}`),
    ...$('link[rel=manifest]')
      .toArray()
      .flatMap((element) => {
        const file = builtFile($(element).attr('href') ?? '');
        const manifest: unknown = file ? JSON.parse(readBuilt(file)) : {};
        const { icons } = manifestShape.parse(manifest);
        return icons.filter(({ src }) => !builtFile(src)).map(({ src }) => `manifest names ${src}`);
      }),
  ];
  expect(findings(check)).toEqual([]);
});
