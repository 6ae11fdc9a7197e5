import { packStyles } from './pack-styles';

test('each layer is written once, with its rules in their order, and nothing is lost', () => {
  const css = packStyles([
    { css: '@layer reset,recipes;@layer reset{p{margin:0;}}' },
    { css: '@layer recipes{.b{color:red;}}.d{top:0;}' },
    { css: '@layer recipes{.c{left:0;}@media print{.c{left:1px;}}}' },
    { css: '@layer recipes{@media (min-width: 64rem){.c{left:3px;}}.e{left:0;}}' },
    { css: '@layer recipes{@media (min-width: 48rem){.e{left:2px;}}}' },
  ]);
  expect(css).toBe(
    '@layer reset,recipes;@layer reset{p{margin:0;}}' +
      '@layer recipes{.b{color:red;}.c{left:0;}@media print{.c{left:1px;}}.e{left:0;}' +
      '@media (min-width: 48rem){.e{left:2px;}}@media (min-width: 64rem){.c{left:3px;}}}.d{top:0;}',
  );
});

test('the variables of widths are left out, because no condition can read them', () => {
  const css = '@layer tokens{:where(:root){--tl-breakpoints-md:48rem;--tl-radii-card:20px;}}';
  expect(packStyles([{ css }])).toBe('@layer tokens{:where(:root){--tl-radii-card:20px;}}');
});
