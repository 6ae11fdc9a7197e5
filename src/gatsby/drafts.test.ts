import { markDraft } from './drafts';

const entry = (file: string, data: Record<string, unknown>) => ({
  file,
  type: 'X',
  data,
  body: '',
  named: { pictures: [], testimonials: [], faq: [], downloads: [] },
});

test.each([
  ['faq/a.mdx', { draft: true, question: 'Why?' }, { draft: true, question: 'Draft · Why?' }],
  [
    'testimonials/a.json',
    { draft: true, author: 'Mei', quote: 'Good.' },
    { draft: true, author: 'Draft · Mei', quote: 'Good.' },
  ],
  ['plans/a.mdx', { draft: true, title: 'Gold' }, { draft: true, title: 'Draft · Gold' }],
  ['faq/a.mdx', { draft: false, question: 'Why?' }, { draft: false, question: 'Why?' }],
  [
    'insights/a.mdx',
    { published: '2025-06-02', title: 'Saws' },
    { published: '2025-06-02', title: 'Scheduled · Saws' },
  ],
  [
    'insights/a.mdx',
    { published: '2025-06-01', title: 'Saws' },
    { published: '2025-06-01', title: 'Saws' },
  ],
  ['pages/a.mdx', { draft: true, title: 'Press' }, { draft: true, title: 'Press' }],
])('%s: an entry of a list is marked as a draft, a page is not (%#)', (file, data, marked) => {
  expect(markDraft(entry(file, data), '2025-06-01')).toEqual(marked);
});
