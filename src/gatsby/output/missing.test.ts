import { replaceOnce } from './missing';

test('replaces a text that occurs once', () => {
  expect(replaceOnce('<a><b>', '<b>', '<i>', 'Step')).toBe('<a><i>');
});

test.each([
  ['<a>', 0],
  ['<b><b>', 2],
])('a page with %s stops the build', (html, times) => {
  expect(() => replaceOnce(html, '<b>', '<i>', 'Step')).toThrow(
    `Step: the page has ${times} times "<b>", not once. docs/decisions/0003-framework-output.md says what the step does and depends on.`,
  );
});
