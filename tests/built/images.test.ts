import { requireBuild } from './support/build';
import { heroPicture } from './support/content';
import { imageName, pictures, type Picture } from './support/images';
import { findings, pages, type Page } from './support/pages';

beforeAll(requireBuild);

const check = (rule: (picture: Picture, page: Page) => readonly string[]) =>
  findings((page) =>
    pictures(page).flatMap((picture) =>
      rule(picture, page).map((finding) => `${imageName(picture.src)} ${finding}`),
    ),
  );

const isWide = ({ sources }: Picture) =>
  sources.some(({ candidates }) => candidates.some(({ width }) => width > 240));

const pagesWithHero = () => pages().filter(({ content }) => heroPicture(content) !== undefined);

test('the pages have the pictures that their content names', () => {
  expect(pagesWithHero().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about/', '/services/']),
  );
  // The hero, the picture beside the questions, and the portraits of both rounds of testimonials.
  expect(
    pages()
      .find(({ path }) => path === '/')
      ?.$('img').length,
  ).toBeGreaterThanOrEqual(4);
  for (const page of pagesWithHero()) {
    const { light = '', alt } = heroPicture(page.content) ?? {};
    const hero = pictures(page).find(({ src }) => imageName(src) === imageName(light));
    expect(`${page.file}: ${hero?.alt ?? 'no hero'}`).toBe(`${page.file}: ${alt ?? ''}`);
  }
});

test('every image is described, or is marked as decoration by an empty description', () => {
  const undescribed = ({ alt }: Picture) => {
    if (alt === undefined) return ['has no alt'];
    if (alt === '') return [];
    return [
      ...(alt.length < 5 || alt.length > 100 ? [`has an alt of ${alt.length} characters`] : []),
      ...(/\.(jpe?g|png|webp|avif)$|^(image|picture|photo) of/i.test(alt) ? [`says "${alt}"`] : []),
    ];
  };
  expect(check(undescribed)).toEqual([]);
});

test('every image reserves its place with a whole width and height, and says when it loads', () => {
  const whole = (value: string) => /^\d+$/.test(value) && Number(value) > 1;
  const rule = ({ width, height, loading }: Picture) => [
    ...(whole(width) && whole(height) ? [] : [`has the size "${width}" by "${height}"`]),
    ...(['lazy', 'eager'].includes(loading) ? [] : [`has loading "${loading}"`]),
  ];
  expect(check(rule)).toEqual([]);
});

test('every picture comes as AVIF, as WebP and as a fallback that every browser knows', () => {
  const rule = ({ framed, sources, src }: Picture) => {
    const types = sources.map(({ type }) => type);
    return [
      ...(framed ? [] : ['stands outside a picture element']),
      ...(types.includes('image/avif') ? [] : ['has no AVIF source']),
      ...(types.includes('image/webp') ? [] : ['has no WebP source']),
      ...(types.indexOf('image/avif') < types.indexOf('image/webp')
        ? []
        : ['prefers WebP to AVIF']),
      ...(/\.(jpe?g|png)$/.test(src) ? [] : [`falls back to ${src}`]),
    ];
  };
  expect(check(rule)).toEqual([]);
});

test('wide pictures come in three widths at least, and every source says how wide it is drawn', () => {
  expect(pages().flatMap(pictures).filter(isWide).length).toBeGreaterThanOrEqual(4);
  const rule = (picture: Picture) =>
    picture.sources.flatMap(({ type, candidates, sizes }) => {
      const name = type || 'fallback';
      const widths = candidates.map(({ width }) => width);
      const ascending = widths.every((width, index) => width > (widths[index - 1] ?? 0));
      return [
        ...(widths.length >= (isWide(picture) ? 3 : 2)
          ? []
          : [`has ${widths.length} widths of ${name}`]),
        ...(ascending ? [] : [`has the ${name} widths ${widths.join(', ')}`]),
        ...(sizes ? [] : [`has no sizes for ${name}`]),
      ];
    });
  expect(check(rule)).toEqual([]);
});

test('a page with a picture at its head loads that one first, and no other page hurries any', () => {
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

test('all other pictures wait until they are near the screen', () => {
  const rule = ({ fetchPriority, loading }: Picture) =>
    fetchPriority === 'high' || loading === 'lazy' ? [] : [`loads ${loading}`];
  expect(check(rule)).toEqual([]);
});
