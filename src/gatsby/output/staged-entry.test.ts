import { withStagedEntry } from './staged-entry';

const config = (entry: unknown) => ({ mode: 'production', entry, plugins: [] });

test('replaces only the browser’s entry, by the site’s own', () => {
  expect(
    withStagedEntry(config({ app: '/site/.cache/production-app' }), '/site/src/app.ts'),
  ).toEqual({
    ...config({ app: '/site/src/app.ts' }),
    devtool: false,
  });
});

test.each([
  ['another file', { app: '/site/.cache/app-entry' }],
  ['one more', { app: '/site/.cache/production-app', polyfill: '/site/.cache/polyfill-entry' }],
  ['none', undefined],
])('an entry that is %s stops the build', (_name, entry) => {
  expect(() => withStagedEntry(config(entry), '/site/src/app.ts')).toThrow(
    "React in stages: webpack's entry is not Gatsby's production-app alone, but ",
  );
});
