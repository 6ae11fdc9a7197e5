import { asGithub } from './format-problems';

const problem = { line: 1, editorMessage: '', column: 2, severity: 'error', rule: 'icon' } as const;

test.each([
  ['a.mdx', 'com\n::error::pass', 'a.mdx', 'com%0A::error::pass'],
  ['a.mdx', 'com\r\n::error::pass', 'a.mdx', 'com%0D%0A::error::pass'],
  ['a.mdx', '100%0A, yes', 'a.mdx', '100%250A, yes'],
  ['a,b:c%\n::error::d.mdx', 'A', 'a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.mdx', 'A'],
])('on GitHub %j with %j is one annotation', (file, message, shownFile, shownMessage) => {
  expect(asGithub([{ ...problem, file, message }])).toBe(
    `::error file=${shownFile},line=1,col=2,title=icon::${shownMessage}\n1 error, 0 warnings`,
  );
});
