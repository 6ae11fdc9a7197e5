import { checkSite } from '../check';
import { rightSite, today } from '../mistakes/right-site';
import { folderOf, textIn, type Files } from '../mistakes/site-in-memory';

beforeAll(() => jest.useFakeTimers({ now: today, doNotFake: ['performance'] }));

const insights = '"insights": { "label": "Insights", "href": "/insights/" },\n    "statement"';

/** The right site with a link to the articles in its footer. */
const linked: Files = new Map(rightSite).set(
  'layout.json',
  textIn(rightSite, 'layout.json').replace('"statement"', insights),
);

const errorsIn = (files: Files) =>
  checkSite(folderOf(files))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

const articles = [...rightSite.keys()].filter((name) => name.startsWith('insights/'));

test('a site without articles needs no words for them, and may keep its link to them', () => {
  expect(articles.length).toBeGreaterThan(0);
  expect(errorsIn(linked)).toEqual([]);
  const files = new Map(linked);
  for (const name of [...articles, 'insights.json', 'topics.json', 'authors/jo.json'])
    files.delete(name);
  expect(errorsIn(files)).toEqual([]);
});

test('a text may not link to the list while every article is scheduled', () => {
  const files = new Map(linked).set(
    'pages/press.mdx',
    textIn(linked, 'pages/press.mdx').replace('(/about/)', '(/insights/)'),
  );
  expect(errorsIn(files)).toEqual([]);
  for (const name of articles) {
    files.set(
      name,
      textIn(linked, name).replace(/published: .*(\nupdated: .*)?/, 'published: 2025-12-01'),
    );
  }
  expect(errorsIn(files)).toEqual(['No page "/insights/".']);
});
