import type { Page } from '@playwright/test';
import { field, formOf, newAddress, posts, subscriberField } from '../support/answers';
import { contactForm, home, plain, plans, website } from '../support/content';
import { expect, test } from '../support/form-test';
import { expectSent, send } from '../support/outcomes';
import { layOutAll } from '../support/wear';

const chosen = (page: Page) =>
  formOf(page)
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
const helpOf = (slug: string) => plans.find((plan) => plan.slug === slug)?.data.help ?? [];
const slugIn = (href: string) => new URL(href, 'https://a.example').searchParams.get('plan') ?? '';

test('the pricing cards that ask for a quote preselect the help of their plan', async ({
  page,
}) => {
  const quotes = plans.filter(({ data }) => data.pricing.action.href.startsWith('/contact/'));
  expect(quotes.length).toBeGreaterThan(1);
  for (const { slug, data } of quotes) {
    expect(slugIn(data.pricing.action.href)).toBe(slug);
    await page.goto('/');
    await layOutAll(page);
    const band = page.getByRole('region', { name: plain(home.data.pricing.headline) });
    const card = band.getByRole('listitem').filter({ hasText: data.pricing.title });
    await card.getByRole('link', { name: data.pricing.action.label }).click();
    await expect.poll(() => chosen(page)).toEqual(helpOf(slug));
  }
});

test('so do the service cards', async ({ page }) => {
  for (const { slug, data } of plans) {
    expect(slugIn(data.ask.href)).toBe(slug);
    await page.goto('/services/');
    await layOutAll(page);
    const card = page.getByRole('article').filter({ hasText: data.title });
    await card.getByText('View Details').click();
    await card.getByRole('link', { name: data.ask.label }).click();
    await expect.poll(() => chosen(page)).toEqual(helpOf(slug));
  }
});

test('a removed choice stays removed after a reload; an unknown plan preselects nothing', async ({
  page,
}) => {
  await page.goto('/contact/?plan=strategy-plan');
  await expect.poll(() => chosen(page)).toEqual(helpOf('strategy-plan'));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `https://${website}/contact/`);
  await field(page, 'fullName').fill('Ada');
  await formOf(page).getByRole('checkbox', { checked: true }).uncheck();
  await page.reload();
  await expect(formOf(page).getByText(contactForm.draft.title)).toBeVisible();
  expect(await chosen(page)).toEqual([]);
  await page.goto('/contact/?plan=gold');
  await expect(formOf(page).getByText(contactForm.draft.title)).toBeVisible();
  expect(await chosen(page)).toEqual([]);
});

test('the address given for the newsletter is offered in the inquiry, and used only on request', async ({
  page,
  inbox,
  signup,
}) => {
  await page.goto('/about/');
  const email = newAddress();
  await send(signup, email);
  await expectSent(signup);
  await page.goto('/contact/');
  await field(page, 'email').focus();
  const offer = formOf(page).getByRole('button', { name: email });
  await expect(formOf(page).getByText(contactForm.offer)).toBeVisible();
  await expect(field(page, 'email')).toHaveValue('');
  await offer.click();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'email')).toBeFocused();
  await expect(offer).toBeHidden();
  await expect(subscriberField(page)).toHaveValue('');
  expect(posts(inbox)).toBe(1);
});
