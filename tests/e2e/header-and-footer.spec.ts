import { expect, test } from './fixtures';
import { layout, newsletterForm, pages, site, website } from './support/content';
import { viewports } from './support/viewports';

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every page has the same header and footer', async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path);
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: layout.homeLabel })).toHaveAttribute(
          'href',
          '/',
        );
        const links = header.getByRole('navigation', { name: layout.navigation.label });
        for (const [name, href] of [
          ['Home', '/'],
          ['About', '/about/'],
          ['Services', '/services/'],
          ['Contact', '/contact/'],
        ]) {
          await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            href ?? '',
          );
        }
        const action = header.getByRole('link', { name: 'Build Your Narrative' });
        await expect(action).toHaveAttribute('href', '/contact/');

        const footer = page.getByRole('contentinfo');
        const form = footer.getByRole('form', { name: newsletterForm.headline });
        await expect(form.getByRole('textbox')).toHaveCount(1);
        await expect(form.getByRole('textbox', { name: newsletterForm.email.label })).toBeVisible();
        await expect(form.getByRole('button', { name: newsletterForm.submit })).toBeVisible();
        for (const [name, href] of [
          ['Home', '/'],
          ['Explore Our Services', '/services/'],
          ['About Us', '/about/'],
          ['Book A Discovery Call', '/contact/'],
          [layout.footer.statement.label, '/accessibility/'],
          [website, site.address],
          [site.email, `mailto:${site.email}`],
          ...site.socials.map(({ label, href: address }) => [label, address]),
        ]) {
          await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            href ?? '',
          );
        }
        expect(site.socials.map(({ label }) => label)).toEqual(['X', 'Instagram', 'LinkedIn']);
        await expect(footer.getByText(site.brand, { exact: true })).toBeVisible();
        await expect(footer.getByText(site.tagline)).toBeVisible();
        await expect(footer.getByText(layout.footer.copyright)).toBeVisible();
        await expect(footer).toContainText('© 2025');
      }
    });
  });
}
