import { contentTypeOf } from '../../content/content-types';
import { isStale, markUnpublished } from './create-nodes';

test.each([
  ['faq/a.mdx', { draft: true, question: 'Why?' }, { question: 'Draft · Why?' }],
  ['testimonials/a.json', { draft: true, author: 'Mei' }, { author: 'Draft · Mei' }],
  ['plans/a.mdx', { draft: true, title: 'Gold' }, { title: 'Draft · Gold' }],
  ['faq/a.mdx', { draft: false, question: 'Why?' }, {}],
  ['insights/a.mdx', { published: '2025-06-02', title: 'Saws' }, { title: 'Scheduled · Saws' }],
  ['insights/a.mdx', { published: '2025-06-01', title: 'Saws' }, {}],
  ['pages/a.mdx', { draft: true, template: 'page', title: 'Press' }, {}],
])('%s: an unpublished entry of a list is marked, a page is not (%#)', (file, data, marked) => {
  const contentType = contentTypeOf(file, data);
  if (!contentType) throw new Error(`${file} has no content type.`);
  expect(markUnpublished({ contentType, data }, '2025-06-01')).toEqual({ ...data, ...marked });
});

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test.each([
  ['a draft of develop', { draft: true }, true, false],
  ['an article for later', { published: '2025-06-02', unpublished: 'Scheduled' }, true, false],
  [
    'an article whose day has come',
    { published: '2025-06-01', unpublished: 'Scheduled' },
    true,
    true,
  ],
  ['a page', { unpublished: null }, false, false],
  ['a question', {}, false, false],
])('%s does not outlive the run that showed it', (_name, node, inBuild, inDraftPreview) => {
  process.env.GATSBY_PREVIEW = '';
  expect(isStale(node, '2025-06-01')).toBe(inBuild);
  process.env.GATSBY_PREVIEW = 'drafts';
  expect(isStale(node, '2025-06-01')).toBe(inDraftPreview);
});
