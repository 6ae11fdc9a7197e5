import { join } from 'node:path';
import { projectRoot } from '../../kit/paths';
import { run } from '../../kit/run';
import { rightSite } from '../mistakes/right-site';
import { folderOf, textIn } from '../mistakes/site-in-memory';
import { dueArticles } from './due';

const article = 'insights/first-cut.mdx';

/** The right site with an article of the first of August, and a change of its settings. */
const siteWith = (change: [from: string, to: string], settings = '"language": "en-US"') =>
  folderOf(
    new Map(rightSite)
      .set(
        article,
        textIn(rightSite, article)
          .replace(/published.*\nupdated.*/, 'published: 2025-08-01')
          .replace(...change),
      )
      .set('site.json', textIn(rightSite, 'site.json').replace('"language": "en-US"', settings)),
  );

const site = siteWith(['', '']);

test.each([
  ['the day before', '2025-07-31T23:59:00Z', []],
  ['its first minute', '2025-08-01T00:00:00Z', [article]],
  ['its last minute', '2025-08-01T23:59:00Z', [article]],
  ['the day after', '2025-08-02T00:00:00Z', []],
])('an article at %s', (_name, now, due) => {
  expect(dueArticles(site, new Date(now))).toEqual(due);
});

test('a day begins in the time zone of the site', () => {
  const zone = '"language": "en-US", "timeZone": "Pacific/Auckland"';
  const inAuckland = siteWith(['', ''], zone);
  expect(dueArticles(inAuckland, new Date('2025-07-31T12:00:00Z'))).toEqual([article]);
  expect(dueArticles(inAuckland, new Date('2025-07-31T11:59:00Z'))).toEqual([]);
});

test('a draft never comes due', () => {
  const draft = siteWith(['author: jo', 'author: jo\ndraft: true']);
  expect(dueArticles(draft, new Date('2025-08-01T12:00:00Z'))).toEqual([]);
});

test('the command of the nightly workflow runs in the folder of its package', async () => {
  const cwd = join(projectRoot, 'packages/content-check');
  const { code, output } = await run('tsx', ['due/main.ts'], { cwd, quiet: true });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^(content|No article)/),
  });
});
