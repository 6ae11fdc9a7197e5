import { audit } from '../../tools/seo/audit';
import { placeName } from '../../tools/seo/model/content';
import { readSite } from '../../tools/seo/model/read-site';
import { looseThreads } from '../../tools/seo/report/loose-threads';
import { summaryOf } from '../../tools/seo/summary';
import { projectRoot, requireBuild } from './support/build';

beforeAll(requireBuild);

test('what the rules of search and sharing look at is there', async () => {
  const { pages, images, sources, sitemap } = await readSite(projectRoot);
  const numbers = [
    pages.length,
    pages.filter(({ jsonLd }) => jsonLd.length > 0).length,
    pages.filter(({ images: own }) => own.length > 0).length,
    sitemap?.urls.length ?? 0,
  ];
  expect(numbers).toEqual([expect.any(Number), ...numbers.slice(1)]);
  expect(pages.length).toBeGreaterThanOrEqual(7);
  expect(Math.min(...pages.map(({ references }) => references.length))).toBeGreaterThan(20);
  expect(images.size).toBeGreaterThan(40);
  expect(sources.length).toBeGreaterThanOrEqual(8);
});

test('no page and no file breaks a rule of search and sharing that must hold', async () => {
  const { findings } = audit(await readSite(projectRoot));
  const warnings = findings.filter(({ level }) => level === 'should');
  if (warnings.length > 0) process.stdout.write(`${summaryOf(looseThreads(warnings))}\n`);
  const broken = findings
    .filter(({ level }) => level === 'must')
    .map(
      ({ id, page, what, fix, place }) =>
        `${id} ${page ?? 'the site'}: ${what} ${fix} (${placeName(place)})`,
    );
  expect(broken).toEqual([]);
});
