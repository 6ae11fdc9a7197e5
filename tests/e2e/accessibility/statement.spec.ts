import { expect, test } from '../fixtures';
import { layout, site, statement } from '../support/content';

test('the statement is one link away, has a date, and says how to report a barrier', async ({
  page,
}) => {
  await page.goto('/contact/');
  const { label } = layout.footer.statement;
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveTitle(statement.data.title);
  const main = page.getByRole('main');
  await expect(main).toContainText(/WCAG\) 2\.2\sat level\sAA/);
  await expect(main).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});
