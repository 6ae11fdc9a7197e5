import { packStyles } from './pack-styles';

const chunk = (key: string, ids: string[], css: string) => ({ key, ids, css });

test('each layer is written once, with its rules in their order, and nothing is lost', () => {
  const [first, second] = packStyles([
    chunk('css-global', ['a1'], '@layer reset,recipes;@layer reset{p{margin:0;}}'),
    chunk(
      'css',
      ['b2', 'c3'],
      '@layer recipes{.b{color:red;}}.d{top:0;}@layer recipes{.c{left:0;}@media print{.c{left:1px;}}}',
    ),
  ]);
  expect(first).toEqual({ name: 'css-global a1', css: '' });
  expect(second).toEqual({
    name: 'css b2 c3',
    css:
      '@layer reset,recipes;@layer reset{p{margin:0;}}' +
      '@layer recipes{.b{color:red;}.c{left:0;}@media print{.c{left:1px;}}}.d{top:0;}',
  });
});
