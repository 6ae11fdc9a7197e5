import { csvOf } from './table';

test.each([
  ['A title', 'A title'],
  ['=HYPERLINK("https://evil.example.com")', `'=HYPERLINK(""https://evil.example.com"")`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  [-1, '-1'],
])('a spreadsheet reads %j as text or a number', (value, cell) => {
  const columns = [{ name: 'title', value: () => value }];
  expect(csvOf(columns, [{}])).toBe(`\uFEFF"title"\r\n"${cell}"\r\n`);
});
