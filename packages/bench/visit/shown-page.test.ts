import { followPages } from './shown-page';

type Pages = ReturnType<typeof followPages<string>>;
type Step = (pages: Pages) => void;

const infoOf = (page: string) => ({ targetId: `target of ${page}`, type: 'page' });
const attached =
  (sessionId: string, info: object): Step =>
  (pages) =>
    pages.attached({ sessionId, targetInfo: { ...infoOf(sessionId), ...info } });
const page = (name: string) => attached(name, {});
const ahead = (name: string) => attached(name, { subtype: 'prerender' });
const shownNow =
  (name: string): Step =>
  (pages) =>
    pages.changed({ targetInfo: infoOf(name) });
const gone =
  (sessionId: string): Step =>
  (pages) =>
    pages.detached({ sessionId });

function after(steps: readonly Step[]): Pages {
  const pages = followPages((id) => `page of ${id}`);
  for (const step of steps) step(pages);
  return pages;
}

test.each([
  ['the first page', [page('home')], 'page of home'],
  ['no tab', [attached('tab', { type: 'tab' })], undefined],
  ['no page that is only prerendered', [page('home'), ahead('about')], 'page of home'],
  ['it once it is shown', [page('home'), ahead('about'), shownNow('about')], 'page of about'],
  [
    'it after the old one is gone, too',
    [page('home'), ahead('about'), gone('home'), shownNow('about')],
    'page of about',
  ],
  ['the old one when the other is gone', [page('home'), ahead('a'), gone('a')], 'page of home'],
  ['the newest, when an old one stays frozen', [page('home'), page('about')], 'page of about'],
])('a tab shows %s', (_, steps, shown) => {
  expect(after(steps).shown()).toBe(shown);
});

test('prerendered pages are those that are not shown yet', () => {
  const steps = [page('home'), ahead('about'), ahead('contact'), shownNow('about')];
  expect(after(steps).ahead()).toEqual(['page of contact']);
});
