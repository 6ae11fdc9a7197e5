import { pageFields } from './page-fields';

const bannerOf = (data: Record<string, unknown>) =>
  pageFields('page', '/privacy/', { title: 'Privacy', ...data }, '2026-01-31').publicationStatus;

test.each([
  [{}, null],
  [{ draft: true }, 'Draft: this page is not published'],
  [{ published: '2026-02-01', sample: true }, 'Scheduled: this page is not published'],
  [{ sample: true }, 'Sample: make this page say what yours does before launch'],
])('a page that is not ready to be published has a banner (%#)', (data, banner) => {
  expect(bannerOf(data)).toBe(banner);
});
