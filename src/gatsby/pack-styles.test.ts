import { packStyles } from './pack-styles';

test('each layer is written once and in its turn, with its rules in their order', () => {
  const css = packStyles([
    { css: '@layer reset, recipes;' },
    { css: '@layer recipes{.b{color:red;}}.d{top:0;}' },
    { css: '@layer reset{p{margin:0;}}' },
    { css: '@layer recipes{.c{left:0;}@media print{.c{left:1px;}}}' },
    { css: '@layer recipes{@media (min-width: 64rem){.c{left:3px;}}.e{left:0;}}' },
    { css: '@layer recipes{@media (min-width: 48rem){.e{left:2px;}}}' },
  ]);
  expect(css).toBe(
    '@layer reset{p{margin:0;}}' +
      '@layer recipes{.b{color:red;}.c{left:0;}@media print{.c{left:1px;}}.e{left:0;}' +
      '@media (min-width: 48rem){.e{left:2px;}}@media (min-width: 64rem){.c{left:3px;}}}.d{top:0;}',
  );
});

test('classes that look alike share their rules, those that differ in one rule do not', () => {
  const css = packStyles([
    { css: '@layer r{.c-a{top:0;}.c-a:hover,.c-a:focus{top:1px;}}' },
    { css: '@layer r{.c-b{top:0;}.c-b:hover{top:1px;}}' },
    { css: '@layer r{.c-d{top:0;}.c-d:hover,.c-d:focus{top:1px;}}.c-d{left:0;}' },
    { css: '@layer r{@media print{.c-e{top:0;}}}@layer r{@media print{.c-f{top:0;}}}' },
  ]);
  expect(css).toBe(
    '@layer r{.c-a,.c-d{top:0;}.c-a:hover,.c-a:focus,.c-d:hover,.c-d:focus{top:1px;}' +
      '.c-b{top:0;}.c-b:hover{top:1px;}@media print{.c-e{top:0;}}@media print{.c-f{top:0;}}}' +
      '.c-d{left:0;}',
  );
});

test('the widths of windows are left out: no rule reads them', () => {
  const tokens = '--tl-colors-ink:red;--tl-breakpoints-sm:30rem;--tl-sizes-breakpoint-sm:30rem;';
  expect(packStyles([{ css: `:root{${tokens}}` }])).toBe(':root{--tl-colors-ink:red;}');
});

test('a pointer’s rules come before those of windows, and reduced motion has the last word', () => {
  const css = packStyles([
    { css: '@layer r{@media (prefers-reduced-motion: reduce){.a{left:0;}}}' },
    { css: '@layer r{@media (min-width: 48rem){.a{left:1px;}}}' },
    { css: '@layer r{@media (hover: hover){.a:hover{left:2px;}}}' },
    { css: '@layer r{@media (hover: hover){.b:hover{left:3px;}}}' },
  ]);
  expect(css).toBe(
    '@layer r{@media (hover: hover){.a:hover{left:2px;}.b:hover{left:3px;}}' +
      '@media (min-width: 48rem){.a{left:1px;}}@media (prefers-reduced-motion: reduce){.a{left:0;}}}',
  );
});
