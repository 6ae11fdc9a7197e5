import { joinLayer } from './join-layer';

test('the parts of the layer of recipes become one, in the same order', () => {
  expect(
    joinLayer(
      '@layer reset,recipes;@layer recipes{.a{b:c;}}.d{e:f;}@layer recipes{@media print{.g{h:i;}}}',
    ),
  ).toBe('@layer reset,recipes;.d{e:f;}@layer recipes{.a{b:c;}@media print{.g{h:i;}}}');
});

test('a style sheet without the layer stops the build', () => {
  expect(() => joinLayer('.a{b:c;}')).toThrow('no class is in the layer of recipes');
});
