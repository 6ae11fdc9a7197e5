import { edit, siteWith } from '../testing/right-site';
import { csvOf } from './csv';

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

const table = (csv: string) => {
  const [names = [], ...rows] = rowsOf(csv);
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
  );
};

test('every page has a row under Screaming Frog’s column names', () => {
  const rows = table(csvOf(siteWith()));
  const paths = ['/404/', '/about/', '/', '/services/'];
  expect(rows.map((row) => row.Address)).toEqual(
    paths.map((path) => `https://acme.example${path}`),
  );
  expect(rows[0]).toMatchObject({
    'Status Code': '404',
    Indexability: 'Non-Indexable',
    'Indexability Status': 'noindex',
    'Canonical Link Element 1': '',
  });
  expect(rows[1]).toMatchObject({
    'Title 1': 'Our Story and Our Workshop | Acme',
    'Title 1 Length': '33',
    'H1-1': 'Our story and our workshop',
    'Crawl Depth': '1',
    'Unique Inlinks': '4',
    'External Outlinks': '1',
    'Last Modified': '2025-03-31',
  });
});

test('quotes are doubled, and a formula stays a text', () => {
  const csv = csvOf(
    siteWith(({ html }) => edit(html, 'about/index.html', '<h1>Our', '<h1>=SUM("1") Our')),
  );
  expect(csv).toContain(`"'=SUM(""1"") Our story and our workshop"`);
});
