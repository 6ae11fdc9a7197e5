import type { Page } from '@playwright/test';
import { localEmailEnv } from '../../packages/inbox/local-account';
import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';
import { viewports } from './support/viewports';

const address = localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '';

// The page's own test messages fail on purpose; without reduced motion, animations would be
// measured midway.
test.use({ allowConsoleErrors: true, contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page, state: string) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await axeFindings(page);
      expect(violations, `${state}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${state}, ${viewport.width} px: overflow`).toBe(0);
    }
  }
}

test('the inbox shows messages as they arrive, and works with the keyboard alone', async ({
  page,
  inbox,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(address);
  const count = page.getByText(/^(Messages|Requests): /);
  const sender = page.getByRole('combobox', { name: 'Test message from' });
  await expect(count).toHaveText('Messages: 0');
  await expectAccessible(page, 'empty');

  await sender.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send a test message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The answer: 200 OK')).toBeVisible();
  await expect(count).toHaveText('Messages: 1');
  await expect(page).toHaveTitle('(1) Messages');
  await sender.fill('you+503@example.com');
  await sender.press('Enter');
  await expect(page.getByText('The answer: 503 Service Unavailable')).toBeVisible();
  await sender.fill('you+cut@example.com');
  await sender.press('Enter');
  await expect(page.getByText('The connection broke')).toBeVisible();
  await expect(count).toHaveText('Messages: 2');
  expect(inbox.messages()).toHaveLength(2);
  await expect(page.getByRole('article').first()).toContainText('Connection broken, 200 OK');

  await page.getByRole('searchbox', { name: 'Search' }).fill('cut@');
  await expect(count).toHaveText('Messages: 1 of 2');
  await expect(page.getByRole('article')).toHaveCount(1);
  const added = page.getByText('What the sending library added').first();
  await added.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByText('user_id')).toBeVisible();
  await expectAccessible(page, 'messages');

  await page.getByRole('link', { name: 'Requests' }).press('Enter');
  await expect(count).toHaveText('Requests: 3');
  await page.getByText('parts in order').first().click();
  await expectAccessible(page, 'requests');
  await page.getByRole('link', { name: 'Raw request' }).first().click();
  await expect(page.getByText('POST /api/v1.0/email/send-form HTTP/1.1')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Forget everything' }).press('Enter');
  await expect(count).toHaveText('Requests: 0');
  await expect(page.getByText('There are no calls yet')).toBeVisible();
  expect(refused).toEqual([]);
});
