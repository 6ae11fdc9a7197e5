import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFile, filesUnder, publicFolder, requireBuild } from './support/build';
import { site } from './support/content';
import { distinctPages, pages, type Page } from './support/pages';

beforeAll(requireBuild);

const metaOf = ({ $ }: Page, name: string) =>
  $(`head > meta[name="${name}"], head > meta[property="${name}"]`)
    .toArray()
    .map((element) => $(element).attr('content') ?? '');

const fileOf = (page: Page) => {
  const [url = ''] = metaOf(page, 'og:image');
  const { address } = site();
  expect(url.startsWith(`${address}/`)).toBe(true);
  return builtFile(url.slice(address.length)) ?? `${url} does not exist`;
};

test('every page has its own card, at an address that changes with it', () => {
  const files = distinctPages().map(fileOf);
  for (const file of files) expect(file).toMatch(/^og\/[a-z0-9-]+-[0-9a-f]{12}\.png$/);
  expect(new Set(files).size).toBe(files.length);
  // And there are no cards of an earlier build.
  expect(filesUnder('public/og').map((name) => `og/${name}`)).toEqual(files.sort());
});

test('a card is small enough for every feed', () => {
  for (const page of pages()) {
    expect(statSync(join(publicFolder, fileOf(page))).size).toBeLessThanOrEqual(300_000);
  }
});

test('the description of a card has its words and its picture', () => {
  const { alt } = site().shareCard;
  for (const page of pages()) {
    const [said = ''] = metaOf(page, 'og:image:alt');
    expect(said).toContain(page.$('h1').text());
    expect(said).toContain(alt);
  }
});

test('X shows the same card', () => {
  for (const page of pages()) {
    expect(metaOf(page, 'twitter:image')).toEqual(metaOf(page, 'og:image'));
    expect(metaOf(page, 'twitter:image:alt')).toEqual(metaOf(page, 'og:image:alt'));
  }
});
