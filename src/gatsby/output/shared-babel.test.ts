import { withSharedBabel } from './shared-babel';

const use = ({ resourceQuery }: { resourceQuery: string }) => [resourceQuery];
const forTexts = { resourceQuery: /__contentFilePath=.+\.mdx?(&export=.*)?$/, use };
const settings = (...rules: object[]) => ({ mode: 'production', module: { rules } });

test.each([
  ['?__contentFilePath=/site/content/pages/about.mdx', '?'],
  ['?__contentFilePath=/site/content/pages/about.mdx&export=head', '?&export=head'],
  ['?export=default', '?export=default'],
  ['', ''],
  // As Gatsby asks in develop.
  [undefined, ''],
])('compiles a module with the query "%s" like one with "%s"', (resourceQuery, expected) => {
  const [rule] = withSharedBabel(settings(forTexts)).module.rules;
  if (typeof rule?.use !== 'function') throw new Error('The rule has no function.');
  expect(Reflect.apply(rule.use, undefined, [{ resourceQuery }])).toEqual([expected]);
});

test('settings without a rule for templates with a text stop the build', () => {
  expect(() => withSharedBabel(settings({ test: /\.js$/, use }))).toThrow(
    'Shared Babel: no rule of webpack is for the query "__contentFilePath".',
  );
});
