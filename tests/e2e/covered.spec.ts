import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { covered } from './support/covered';
import { newEmail } from './support/forms';
import { fontsSettled, pages } from './support/page';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

/** Expects that nothing is covered in any window. The themes take turns: they differ in pictures of the same size. */
async function expectNothingCovered(page: Page, state: string) {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const colorScheme = index % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme });
    expect.soft(await covered(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

// The thread of the not-found page is the 0 of its number.
for (const { site, path } of pages.filter((page) => page.path !== '/404/')) {
  test.describe(`${site}: ${path}`, () => {
    test.use({ site });

    test('no drawing and nothing that stays in view covers words or a picture', async ({
      page,
    }) => {
      await page.goto(path);
      await fontsSettled(page);
      await expectNothingCovered(page, 'empty');
    });
  });
}

test.describe('the inquiry', () => {
  // A visitor reads who answers it beside the form.
  test.use({ site: 'edited', expected: /^Console: / });

  test('covers nothing with errors, while it is sent, when it has failed, and when it has arrived', async ({
    page,
    inbox,
    contact,
  }) => {
    await page.goto('/contact/');
    await fontsSettled(page);
    await contact.submit.click();
    await expect(contact.form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNothingCovered(page, 'errors');
    const email = newEmail();
    inbox.replyNext(email, { status: 400, delay: Infinity });
    await contact.send(email);
    await expect(contact.form).toHaveAttribute('data-busy');
    await expectNothingCovered(page, 'sending');
    inbox.release();
    const toast = contact.form.getByRole('status');
    await expect(toast).toContainText('Submission Failed');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectNothingCovered(page, 'failed');
    await contact.submit.click();
    await expect(toast).toContainText('Form Submitted Successfully!');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectNothingCovered(page, 'sent');
  });
});
