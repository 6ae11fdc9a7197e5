import { join } from 'node:path';
import { requireBuild } from './support/build';
import { contentFolder, entries } from './support/content';
import {
  imageName,
  pictures,
  pixelsOf,
  pixelsOfFile,
  type Picture,
  type Source,
} from './support/images';
import { findings, pages } from './support/pages';

beforeAll(requireBuild);

const allPictures = () =>
  pages().flatMap((page) => pictures(page).map((picture) => ({ page, picture })));

/** Runs a check over all sources of all pictures; each finding is told with the name of its page. */
async function checkSources(
  rule: (source: Source, picture: Picture) => Promise<readonly string[]>,
): Promise<string[]> {
  const found = await Promise.all(
    allPictures().flatMap(({ page, picture }) =>
      picture.sources.map(async (source) =>
        (await rule(source, picture)).map((finding) => `${page.file}: ${finding}`),
      ),
    ),
  );
  return found.flat();
}

const each = async <Item>(items: readonly Item[], rule: (item: Item) => Promise<string[]>) =>
  (await Promise.all(items.map(rule))).flat();

test('every file that a srcset offers is there and has the width and the format it promises', async () => {
  let measured = 0;
  const wrong = await checkSources(({ candidates, type }) =>
    each(candidates, async ({ url, width }) => {
      const pixels = await pixelsOf(url);
      if (!pixels) return [`${url} is not in public/`];
      measured += 1;
      const promised = type.replace('image/', '');
      return [
        ...(pixels.width === width ? [] : [`${url} is ${pixels.width} wide, not ${width}`]),
        ...(promised && pixels.format !== promised ? [`${url} is ${pixels.format}`] : []),
      ];
    }),
  );
  expect(wrong).toEqual([]);
  expect(measured).toBeGreaterThan(40);
});

test('width and height have the proportions of every file behind them', async () => {
  const wrong = await checkSources(({ candidates }, { src, width, height }) =>
    each([src, ...candidates.map(({ url }) => url)], async (url) => {
      const pixels = await pixelsOf(url);
      if (!pixels) return [`${url} is not in public/`];
      const said = Number(width) / Number(height);
      const real = pixels.width / pixels.height;
      return Math.abs(said / real - 1) <= 0.01
        ? []
        : [`${url} is ${pixels.width} by ${pixels.height}, the markup says ${width} by ${height}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** The files under content/ that pictures name, and which dark one belongs to which light one. */
function contentPictures() {
  const text = JSON.stringify(entries().map(({ data }) => data));
  const files = [...text.matchAll(/images\/[a-z0-9/-]+\.(?:jpg|png|webp)/g)].map(([file]) => file);
  const pairs = [...text.matchAll(/"light":"([^"]+)","dark":"([^"]+)"/g)];
  const darkOf = new Map(
    pairs.map(([, light = '', dark = '']) => [imageName(light), imageName(dark)]),
  );
  return { files: [...new Set(files)], darkOf };
}

test('no picture is made larger than its original', async () => {
  const { files } = contentPictures();
  const widths = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, number]> => {
        const { width } = await pixelsOfFile(join(contentFolder, file));
        return [imageName(file), width];
      }),
    ),
  );
  const wrong = await checkSources(({ candidates }) =>
    Promise.resolve(
      candidates
        .filter(({ url, width }) => width > (widths.get(imageName(url)) ?? 0))
        .map(({ url, width }) => `${url} is ${width} wide, its original is not`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('pictures with a version for the dark theme offer it to that theme alone, before the light one', () => {
  const { darkOf } = contentPictures();
  expect(darkOf.size).toBeGreaterThanOrEqual(4);
  const darkNames = new Set(darkOf.values());
  const nameOf = ({ candidates }: Source) => imageName(candidates[0]?.url ?? '');
  const rule = ({ src, sources }: Picture) => {
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
