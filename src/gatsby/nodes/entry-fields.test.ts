import { collectionTypes } from '../../content/content-types';
import { readContentFile } from '../../reader/content-file';
import { entryFields } from './entry-fields';

// tests/html/insights.test.ts has what readers see of an article.

const settings = {
  variables: { brand: 'Acme' },
  today: '2025-07-01',
  timeZone: 'Pacific/Auckland',
  siteFields: {},
  language: 'en-US',
};

test('the moments are in the time zone of the site, and words count once, wherever they are', () => {
  const words = 'word '.repeat(238).trim();
  const text = `---\npublished: 2025-03-31\n---\n\n- ${words}\n\n> ${words}`;
  const { fields: data, tree } = readContentFile('insights/a.mdx', text, settings);
  const articles = collectionTypes.find(({ folder }) => folder === 'insights');
  if (!articles) throw new Error('There are no articles.');
  expect(entryFields(articles, data, tree, settings)).toMatchObject({
    publishedAt: '2025-03-31T12:00:00+13:00',
    updatedAt: null,
    minutes: 2,
  });
});
