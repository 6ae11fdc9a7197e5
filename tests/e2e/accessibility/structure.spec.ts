import { expect, test } from '../fixtures';
import { layout, pages, site, statement } from '../support/content';

/** A page's tree as assistive technology meets it, without its words: they belong to the writers. */
const withoutWords = (snapshot: string) =>
  snapshot
    .split('\n')
    .filter((line) => !line.includes('/url:'))
    .map((line) => line.replace(/^(\s*- )(?:'(.*)'|(.*))$/, '$1$2$3'))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/g, '"…"').replace(/^(\s*- [^:]*): .+$/, '$1: …'))
    .join('\n');

for (const { name, path } of pages) {
  test(`the tree of roles, names and levels of "${name}" is the accepted one`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const tree = withoutWords(await page.locator('body').ariaSnapshot());
    expect(`${tree}\n`).toMatchSnapshot(`${name.replace(' ', '-')}.txt`);
  });
}

test('every page has its landmarks once, and help in the same places', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('section[aria-labelledby], section[aria-label]')).toHaveCount(
      await page.getByRole('region').count(),
    );
    const header = page.getByRole('banner').getByRole('link');
    await expect(header.last()).toHaveAttribute('href', '/contact/');
    const mail = page.getByRole('contentinfo').getByRole('link', { name: site.email });
    await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
  }
});

test('the statement is one link away, dated, and names the way to report a barrier', async ({
  page,
}) => {
  await page.goto('/contact/');
  const { label } = layout.footer.statement;
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveTitle(statement.data.title);
  const main = page.getByRole('main');
  await expect(main).toContainText(/WCAG\) 2\.2 at level AA/);
  await expect(main).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});
