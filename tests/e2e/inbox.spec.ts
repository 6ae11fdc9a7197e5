import { localAccount, localEmailEnv } from '../../tools/inbox/local-account';
import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';

// The page is measured at its end, not midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the inbox shows a message when it arrives, in both themes and on a narrow screen', async ({
  page,
  inbox,
}) => {
  const post = (email: string) =>
    fetch(`${inbox.url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { Origin: inbox.url },
      body: JSON.stringify({
        user_id: localAccount.publicKey,
        service_id: localAccount.serviceId,
        template_id: localAccount.contactTemplateId,
        template_params: {
          email,
          goals: '<img src="/x" onerror="alert(1)">',
          long: 'x'.repeat(99),
        },
      }),
    });
  await page.goto(localEmailEnv.GATSBY_EMAILJS_ORIGIN);
  await expect(page.getByText('Nothing has arrived yet')).toBeVisible();

  await page.getByRole('combobox', { name: 'Answer to every message' }).selectOption('nocors');
  await page.getByRole('button', { name: 'Set the answer' }).press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('nocors');
  await post('ada@example.com');
  await post('ada+503@example.com');

  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(2);
  await expect(page).toHaveTitle('(2) Local inbox');
  await expect(articles.first()).toContainText('Not delivered. Answer: 503.');
  await expect(articles.last()).toContainText('Delivered. Answer: 200.');
  await expect(articles.last()).toContainText('<img src="/x" onerror="alert(1)">');
  await articles.first().getByText('Added by the sending library').press('Enter');
  await expect(articles.first()).toContainText(localAccount.serviceId);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await axeFindings(page), colorScheme).toEqual([]);
    const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  await page.getByRole('button', { name: 'Forget everything' }).press('Enter');
  await expect(articles).toHaveCount(0);
});
