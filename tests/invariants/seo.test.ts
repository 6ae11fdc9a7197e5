import { audit, type Finding } from '../../packages/seo-report/audit';
import { readSite } from '../../packages/seo-report/model/read-site';
import { looseThreads } from '../../packages/seo-report/report/loose-threads';
import { summaryOf } from '../../packages/seo-report/summary';
import { requireBuild, siteFolder } from './support/build';
import { distinctPages, pages } from './support/pages';
import { sentenceOf } from './support/seo-finding';

beforeAll(requireBuild);

test('the rules of search and sharing have something to check', async () => {
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

test('the site breaks no rule of search and sharing, whatever its content', async () => {
  const { findings } = audit(await readSite(siteFolder));
  // Faults that a writer can fix are warnings here; the specified site has to keep every rule.
  const isCode = ({ level, place }: Finding) =>
    level === 'must' && !place.file.startsWith('content/');
  const warnings = findings.filter((finding) => !isCode(finding));
  if (warnings.length > 0) process.stdout.write(`${summaryOf(looseThreads(warnings))}\n`);
  expect(findings.filter(isCode).map(sentenceOf)).toEqual([]);
});
