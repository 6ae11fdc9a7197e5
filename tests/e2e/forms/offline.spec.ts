import { expect, test } from '../fixtures';
import { filledIn, newEmail } from '../support/forms';
import { deferredFile, hold, scriptFiles } from '../support/page';

test.describe('without a connection', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|favicon/ });

  test('and without the deferred script, no form claims that the browser can send it', async ({
    page,
    context,
    inbox,
    contact,
  }) => {
    const release = await hold(page, deferredFile);
    await page.goto('/contact/', { waitUntil: 'commit' });
    await contact.submit.waitFor();
    await context.setOffline(true);
    await page.unroute(deferredFile);
    release();
    const { notLoaded, offline } = contact.words.failure;
    await expect(contact.message).toContainText(offline.title);
    await contact.send();
    await expect(page).toHaveURL('/contact/');
    await expect(contact.message).toContainText(offline.title);
    await expect(contact.form.getByText(filledIn(notLoaded))).toBeHidden();
    await context.setOffline(false);
    await contact.submit.click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(inbox.requests()).toHaveLength(1);
  });

  test('a submit before React says so, and leaves the page alone, until there is one', async ({
    page,
    context,
    inbox,
    contact,
  }) => {
    const release = await hold(page);
    await page.goto('/contact/');
    const email = newEmail();
    await contact.fill(email);
    await page.unroute(scriptFiles);
    await context.setOffline(true);
    release();
    await contact.submit.click();
    const { offline } = contact.words.failure;
    await expect(contact.message).toContainText(offline.title);
    await expect(contact.message).toBeFocused();
    expect(await contact.answers()).toContain(`email=${email}`);
    await context.setOffline(false);
    await contact.submit.click();
    await contact.expectSent();
    expect(inbox.requests()).toHaveLength(1);
  });

  test('the button that lets the browser send stays on the page, and Back says that nothing left', async ({
    page,
    context,
    contact,
  }) => {
    await page.route(scriptFiles, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact/');
    await contact.send();
    await contact.expectNotLoaded();
    await context.setOffline(true);
    const { sendPlainly, offline } = contact.words.failure;
    await contact.message.getByRole('button', { name: sendPlainly }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(contact.message).toContainText(offline.title);
    await context.setOffline(false);
    await page.unroute(scriptFiles);
    await page.reload();
    await contact.expectMessage('tryLater');
  });
});
