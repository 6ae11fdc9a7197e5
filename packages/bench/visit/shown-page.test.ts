import { followPages } from './shown-page';

const attached = (session: string, info: object) => ({
  method: 'Target.attachedToTarget',
  params: { sessionId: session, targetInfo: { targetId: `target of ${session}`, ...info } },
});
const page = (session: string) => attached(session, { type: 'page' });
const ahead = (session: string) => attached(session, { type: 'page', subtype: 'prerender' });
const shownNow = (session: string) => ({
  method: 'Target.targetInfoChanged',
  params: { targetInfo: { targetId: `target of ${session}`, type: 'page' } },
});
const gone = (session: string) => ({
  method: 'Target.detachedFromTarget',
  params: { sessionId: session },
});

test.each([
  ['the first page', [page('home')], 'home'],
  ['no tab', [attached('tab', { type: 'tab' })], undefined],
  ['no page that is only prerendered', [page('home'), ahead('about')], 'home'],
  ['it once it is shown', [page('home'), ahead('about'), shownNow('about')], 'about'],
  [
    'it after the old one is gone, too',
    [page('home'), ahead('about'), gone('home'), shownNow('about')],
    'about',
  ],
  ['the old one when the other was thrown away', [page('home'), ahead('a'), gone('a')], 'home'],
  ['the newest, when an old one stays frozen', [page('home'), page('about')], 'about'],
])('a tab shows %s', (_, happenings, shown) => {
  const pages = followPages(() => Promise.resolve());
  for (const happening of happenings) pages.hear(happening);
  expect(pages.shown()?.session).toBe(shown);
});

test('prerendered pages are those that are not shown yet', () => {
  const pages = followPages(() => Promise.resolve());
  for (const happening of [page('home'), ahead('about'), ahead('contact'), shownNow('about')]) {
    pages.hear(happening);
  }
  expect(pages.ahead().map(({ session }) => session)).toEqual(['contact']);
});

test('each page is prepared, and a failure rejects the caller', async () => {
  const prepared: string[] = [];
  const pages = followPages((session) => {
    prepared.push(session);
    return Promise.reject(new Error('not ready'));
  });
  for (const happening of [page('home'), ahead('about')]) pages.hear(happening);
  expect(prepared).toEqual(['home', 'about']);
  await expect(pages.shown()?.ready).rejects.toThrow('not ready');
});
