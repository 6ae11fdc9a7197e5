import { markDraft, withRibbon } from './entries';

test.each([
  ['faq/a.mdx', { draft: true, question: 'Why?' }, { question: 'Draft · Why?' }],
  ['testimonials/a.json', { draft: true, author: 'Mei' }, { author: 'Draft · Mei' }],
  ['plans/a.mdx', { draft: true, title: 'Gold' }, { title: 'Draft · Gold' }],
  ['faq/a.mdx', { draft: false, question: 'Why?' }, {}],
  ['insights/a.mdx', { published: '2025-06-02', title: 'Saws' }, { title: 'Scheduled · Saws' }],
  ['insights/a.mdx', { published: '2025-06-01', title: 'Saws' }, {}],
  ['pages/a.mdx', { draft: true, title: 'Press' }, {}],
])('%s: an entry of a list is marked as a draft, a page is not (%#)', (file, data, marked) => {
  const entry = { file, type: 'X', data, body: '', pictures: [] };
  expect(markDraft(entry, '2025-06-01')).toEqual({ ...data, ...marked });
});

test('only a page that is not published has the words of a ribbon', () => {
  const card = { path: '/og/a.png', width: 1, height: 1, alt: '' };
  const context = {
    id: '1',
    card,
    indexed: true,
    modified: null,
    breadcrumbs: [],
    feed: null,
    translations: [],
  };
  const page = { path: '/a/', component: 'page.tsx', context };
  const ribbon = 'Scheduled: this page is not published';
  expect(withRibbon(page, 'Scheduled').context).toEqual({ ...context, ribbon });
  expect(withRibbon(page)).toEqual(page);
});
