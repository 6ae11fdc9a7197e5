import {
  imageName,
  readImages,
  type PageImage,
  type Source,
} from '../../packages/seo-report/model/read-images';
import { requireBuild } from './support/build';
import { entries, heroPicture } from './support/content';
import { findings, pages, type Page } from './support/pages';

beforeAll(requireBuild);

const pictures = ({ $ }: Page) => readImages($);

const pagesWithHero = () => pages().filter(({ content }) => heroPicture(content) !== undefined);

test('the pages have the pictures that their content names', () => {
  expect(pagesWithHero().map(({ path }) => path)).toContain('/');
  for (const page of pagesWithHero()) {
    const { light = '', alt } = heroPicture(page.content) ?? {};
    const hero = pictures(page).find(({ src }) => imageName(src) === imageName(light));
    expect(`${page.file}: ${hero?.alt ?? 'no hero'}`).toBe(`${page.file}: ${alt ?? ''}`);
  }
});

test('a page with a picture at its head loads that one first, and no other page prioritises any', () => {
  const check = (page: Page) => {
    const hero = heroPicture(page.content);
    const hurried = pictures(page).filter(({ fetchPriority }) => fetchPriority === 'high');
    if (!hero) return hurried.map(({ src }) => `hurries ${src}`);
    const names = hurried.map(({ src }) => imageName(src));
    return [
      ...(names.join() === imageName(hero.light)
        ? []
        : [`hurries "${names.join()}" instead of ${imageName(hero.light)}`]),
      ...hurried
        .filter(({ loading }) => loading !== 'eager')
        .map(({ src, loading }) => `loads ${src} ${loading}`),
    ];
  };
  expect(findings(check)).toEqual([]);
});

/** Returns which dark picture belongs to which light one, according to content. */
function darkPictures(): ReadonlyMap<string, string> {
  const text = JSON.stringify(entries().map(({ data }) => data));
  const pairs = [...text.matchAll(/"light":"([^"]+)","dark":"([^"]+)"/g)];
  return new Map(pairs.map(([, light = '', dark = '']) => [imageName(light), imageName(dark)]));
}

test('pictures with a dark version offer it only in the dark theme, before the light one', () => {
  const darkOf = darkPictures();
  const darkNames = new Set(darkOf.values());
  const nameOf = ({ candidates }: Source) => imageName(candidates[0]?.url ?? '');
  const rule = ({ src, sources }: PageImage) => {
    const dark = sources.filter((source) => darkNames.has(nameOf(source)));
    const expected = darkOf.get(imageName(src));
    if (expected === undefined) return dark.length === 0 ? [] : [`${src} has a dark version`];
    const types = dark
      .filter((source) => nameOf(source) === expected)
      .map(({ type }) => type)
      .join();
    const firstLight = sources.findIndex((source) => !dark.includes(source));
    return [
      ...(types === 'image/avif,image/webp' ? [] : [`${src} has the dark sources "${types}"`]),
      ...(firstLight === dark.length ? [] : [`${src} offers light sources before dark ones`]),
      ...dark
        .filter(({ media }) => media !== '(prefers-color-scheme: dark)')
        .map(({ media }) => `${src} offers a dark source for "${media}"`),
    ];
  };
  expect(findings((page) => pictures(page).flatMap(rule))).toEqual([]);
});
