import { audit } from './audit';
import { edit, siteWith } from './testing/right-site';

const severities = ['must', 'should', 'advice'];

const broken = () =>
  audit(
    siteWith(({ html, texts }) => {
      const title = '<title>Our Story and Our Workshop | Acme';
      edit(html, 'about/index.html', title, '<title>Acme: Bridges for Walkers');
      edit(html, 'services/index.html', 'h1>', 'h2>');
      texts.delete('robots.txt');
    }),
  );

test('the most severe findings come first, each with its rule and its page', () => {
  const { findings } = broken();
  const levels = findings.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((a, b) => severities.indexOf(a) - severities.indexOf(b)));
  for (const found of [
    { id: 'headings', page: '/services/', level: 'must' },
    { id: 'robots-txt', page: null, level: 'must' },
  ]) {
    expect(findings).toContainEqual(expect.objectContaining(found));
  }
});

test('a verdict is that of the most severe fault', () => {
  const { rows } = broken();
  const verdicts = (id: string) => {
    const row = rows.find(({ check }) => check.id === id);
    return [...(row?.pages ?? []), row?.site];
  };
  // The pages: 404.html, 404, about, home, services; then the site.
  expect(verdicts('title')).toEqual(['pass', 'pass', 'warn', 'pass', 'pass', 'none']);
  expect(verdicts('headings')).toEqual(['pass', 'pass', 'pass', 'pass', 'fail', 'none']);
  expect(verdicts('canonical')).toEqual(['none', 'none', 'pass', 'pass', 'pass', 'none']);
  expect(verdicts('robots-txt')).toEqual(['none', 'none', 'none', 'none', 'none', 'fail']);
  expect(verdicts('keyphrase')).toEqual(['none', 'none', 'advice', 'pass', 'advice', 'none']);
});
