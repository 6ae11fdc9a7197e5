import { audit } from './audit';
import { edit, siteWith } from './testing/right-site';

const broken = () =>
  audit(
    siteWith(({ html, texts }) => {
      edit(
        html,
        'about/index.html',
        '<title>Our Story and Our Workshop | Acme',
        '<title>Acme: Bridges for Walkers',
      );
      edit(html, 'services/index.html', 'h1>', 'h2>');
      texts.delete('robots.txt');
    }),
  );

test('the most severe findings come first, each with its rule and its page', () => {
  const { findings } = broken();
  expect(findings.map(({ level }) => level)).toEqual(
    findings
      .map(({ level }) => level)
      .sort((a, b) => 'msa'.indexOf(a[0] ?? '') - 'msa'.indexOf(b[0] ?? '')),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'S3', page: '/services/', level: 'must' }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'S14', page: null, level: 'must' }),
  );
});

test('a verdict is that of the most severe fault', () => {
  const { rows } = broken();
  const verdicts = (id: string) => {
    const row = rows.find(({ check }) => check.id === id);
    return [...(row?.pages ?? []), row?.site];
  };
  // The pages: 404.html, 404, about, home, services; then the site.
  expect(verdicts('S1')).toEqual(['pass', 'pass', 'warn', 'pass', 'pass', 'none']);
  expect(verdicts('S3')).toEqual(['pass', 'pass', 'pass', 'pass', 'fail', 'none']);
  expect(verdicts('S4')).toEqual(['none', 'none', 'pass', 'pass', 'pass', 'none']);
  expect(verdicts('S14')).toEqual(['none', 'none', 'none', 'none', 'none', 'fail']);
  expect(verdicts('S37')).toEqual(['none', 'none', 'advice', 'pass', 'advice', 'none']);
});
