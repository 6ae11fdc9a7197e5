import { textsModule } from './list-texts';

const node = (slug: string) => ({
  slug,
  internal: { contentFilePath: `/site/content/faq/${slug}.mdx` },
});

test('a list of texts imports only its own entries, and no other file of the folder', () => {
  expect(textsModule([node('how-soon'), node('on-camera')])).toBe(
    [
      'import Text0 from "/site/content/faq/how-soon.mdx";',
      'import Text1 from "/site/content/faq/on-camera.mdx";',
      'export const texts = {',
      '  "how-soon": Text0,',
      '  "on-camera": Text1,',
      '};',
      '',
    ].join('\n'),
  );
});

test('a list without entries has no texts', () => {
  expect(textsModule([])).toBe('export const texts = {\n};\n');
});
