import { audit } from '../../tools/seo/audit';
import { placeName } from '../../tools/seo/model/content';
import { readSite } from '../../tools/seo/model/read-site';
import { looseThreads } from '../../tools/seo/report/loose-threads';
import { summaryOf } from '../../tools/seo/summary';
import { requireBuild, siteFolder } from './support/build';
import { distinctPages, pages } from './support/pages';

beforeAll(requireBuild);

test('what the rules of search and sharing look at is there', async () => {
  const { pages: read, images, sources, sitemap } = await readSite(siteFolder);
  const shown = distinctPages().filter(({ content }) => !content.hidden);
  expect(read.map(({ path }) => path).sort()).toEqual(
    pages()
      .map(({ path }) => path)
      .sort(),
  );
  expect(sitemap?.urls).toHaveLength(shown.length);
  for (const { references } of read) expect(references.length).toBeGreaterThan(0);
  expect(images.size).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(0);
});

test('no page and no file breaks a rule of search and sharing that must hold', async () => {
  const { findings } = audit(await readSite(siteFolder));
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
