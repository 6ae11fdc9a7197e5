import { expect, test } from './fixtures';
import {
  answeredAddress,
  field,
  fillRequired,
  newAddress,
  newsletterOf,
  partsOf,
  posts,
  submitButton,
  subscriberField,
} from './support/answers';
import { layout, newsletterForm, pages, plans, questions } from './support/content';
import { headIn, headOf } from './support/head';
import { hydrate, waitForReact, watchScripts } from './support/scripts';

test('no script file is requested while a visitor reads', async ({ page }) => {
  const requested = watchScripts(page);
  for (const { path } of pages) {
    await page.goto(path);
    await page.mouse.wheel(0, 20_000);
    for (const place of ['header', 'main', 'footer']) {
      await page.locator(place).getByRole('link').last().hover();
    }
  }
  await page.goto('/');
  for (const { data } of questions) {
    await page.getByRole('heading', { name: data.question }).click();
  }
  await page.goto('/services/');
  for (const { data } of plans) {
    await page
      .getByRole('article')
      .filter({ hasText: data.title })
      .getByText('View Details')
      .click();
  }
  await page.getByRole('button', { name: layout.theme.toDark }).click();
  expect(requested).toEqual([]);
});

test('the focus in a form loads React, every file once', async ({ page }) => {
  const requested = watchScripts(page);
  await page.goto('/contact/');
  await hydrate(page);
  await field(page, 'fullName').focus();
  await field(page, 'email').click();
  await subscriberField(page).focus();
  await page.waitForLoadState('networkidle');
  expect(requested.length).toBeGreaterThan(0);
  expect([...new Set(requested)]).toEqual(requested);
});

for (const way of ['a press', 'the focus']) {
  test(`${way} on a form’s button loads React`, async ({ page }) => {
    const requested = watchScripts(page);
    await page.goto('/');
    const button = newsletterOf(page).getByRole('button', { name: newsletterForm.submit });
    if (way === 'a press') await button.click();
    else await button.focus();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
}

test('the head is that of the page after every navigation, and back', async ({ page, request }) => {
  const heads = new Map<string, ReturnType<typeof headIn>>();
  for (const { path } of pages) heads.set(path, headIn(await (await request.get(path)).text()));
  await page.goto('/');
  await hydrate(page);

  const expectHead = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => headOf(page)).toEqual(heads.get(path));
  };
  const navigation = page.getByRole('navigation', { name: layout.navigation.label });
  for (const name of ['About', 'Services', 'Contact', 'Home']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expectHead(name === 'Home' ? '/' : `/${name.toLowerCase()}/`);
  }
  await subscriberField(page).fill(newAddress());
  await subscriberField(page).press('Enter');
  await expectHead('/newsletter-confirmation/');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expectHead('/');
  for (const path of ['/newsletter-confirmation/', '/', '/contact/', '/services/', '/about/']) {
    await page.goBack();
    await expectHead(path);
  }
});

test('after a navigation the mark of the current page moves', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const navigation = page.getByRole('navigation', { name: layout.navigation.label });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Services');
  await expect(navigation.locator('[aria-current=page]')).toHaveText(/Services/);
});

test('the form of a page opened by a link sends', async ({ page, inbox }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  const email = answeredAddress(inbox, { hang: 'before-headers', deliver: true });
  await fillRequired(page, email);
  await submitButton(page).click();
  await expect.poll(() => partsOf(inbox)).toContain(`email=${email}`);
  expect(posts(inbox)).toBe(1);
});

test('React finds every rule of a page in place, under the same names', async ({ page }) => {
  const rules = () =>
    page.evaluate(() =>
      // The page's own; those for print come later, in a file.
      [...document.styleSheets]
        .filter(({ href }) => !href)
        .flatMap(({ cssRules }) =>
          [...cssRules].flatMap((rule) =>
            rule instanceof CSSGroupingRule ? [...rule.cssRules].length : [1],
          ),
        ),
    );
  for (const { path } of pages) {
    await page.goto(path);
    const before = await rules();
    await hydrate(page);
    // Chakra gives two styles that differ in the order of their properties the class of the one it met first, and
    // the build may meet another one first than the browser: write such styles in one order.
    expect(await rules(), path).toEqual(before);
  }
});

/**
 * Chakra compares two media queries of one element as text if neither is a width query, or both
 * have the same width. For the first comparison of text in a page the browser loads its collation
 * rules: 50 ms on a phone.
 */
test('React hydrates every page without comparing text', async ({ page }) => {
  await page.addInitScript(() => {
    String.prototype.localeCompare = function (other) {
      throw new Error(`${this.toString()} and ${other} were compared as text.`);
    };
  });
  for (const { path } of pages) {
    await page.goto(path);
    await hydrate(page);
    await waitForReact(page, 'header *, section, footer *');
  }
});
