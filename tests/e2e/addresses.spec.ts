import { expect, test } from './fixtures';
import { notFound } from './support/content';
import { viewports } from './support/viewports';

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['/no-such-page', '/about/no-such-page', '/a/b/c/?q=1']) {
      test.describe(() => {
        // The browser itself reports the status 404.
        test.use({ allowConsoleErrors: true });

        test(`${path} shows the not-found page, with status 404`, async ({ page }) => {
          const logged: string[] = [];
          page.on('console', (message) => logged.push(message.text()));
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(page).toHaveTitle(notFound.data.title);
          const main = page.getByRole('main');
          await expect(main.getByText('404', { exact: true })).toBeVisible();
          await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
          const link = main.getByRole('link', { name: 'Return to Home' });
          await expect(link).toHaveAttribute('href', '/');
          const attempted = path.replace(/\?.*/, '');
          await expect.poll(() => logged.join('\n')).toContain(attempted);
          await link.click();
          await expect(page).toHaveURL('/');
        });
      });
    }
  });
}

for (const path of ['/about', '/services', '/contact', '/newsletter-confirmation']) {
  test(`${path} redirects to the address with a slash`, async ({ page }) => {
    const response = await page.goto(path);
    await expect(page).toHaveURL(`${path}/`);
    expect(response?.status()).toBe(200);
  });
}
