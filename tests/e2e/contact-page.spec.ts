import { expect, test } from './fixtures';
import { contact, contactForm, layout, site } from './support/content';
import { expectTexts, textsOf } from './support/texts';
import { viewports } from './support/viewports';

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('contact: three cards and the form with all its fields', async ({ page }) => {
      await page.goto('/contact/');
      await expect(page).toHaveTitle(contact.data.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch With Us');
      const { cards, cardsLabel, inquiry } = contact.data;
      expect(cards).toHaveLength(3);
      const ways = page.getByRole('region', { name: cardsLabel });
      await expect(ways.getByRole('heading', { level: 3 })).toHaveText(
        cards.map(({ title }) => title),
      );
      await expectTexts(ways, textsOf(cards));
      await expect(ways).toContainText('free, no-pressure 30-minute session');
      await expect(ways).toContainText('24 to 48 hours');
      await expect(ways).toContainText('globally and fully remotely');
      const book = ways.getByRole('link', { name: `Book Now ${layout.newTabHint}` });
      await expect(book).toHaveAttribute('href', site.schedulingPage);
      await expect(book).toHaveAttribute('target', '_blank');
      await expect(book).toHaveAttribute('rel', /noopener/);
      await expect(ways.getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        `mailto:${site.email}`,
      );

      const form = main.getByRole('form', { name: 'Build Your Narrative' });
      await expect(form).toBeVisible();
      await expect(main.getByText(inquiry.lede)).toBeVisible();
      for (const { label } of [contactForm.fullName, contactForm.email]) {
        await expect(form.getByRole('textbox', { name: label })).toHaveAttribute('required', '');
      }
      const role = form.getByRole('textbox', { name: contactForm.role.label });
      await expect(role).toHaveAttribute('placeholder', 'e.g. CEO, Founder, Consultant');
      const goals = form.getByRole('textbox', { name: contactForm.goals.label });
      await expect(goals).toHaveAttribute('placeholder', 'e.g. Visibility, Sales, Authority');
      const help = form.getByRole('group', { name: contactForm.helpNeeded.label });
      for (const name of [
        'Brand Strategy only',
        'Monthly Done-for-you Content',
        'Online Profile Optimization',
        'Full Personal Brand Makeover',
        'Everything listed',
        'Not Sure Yet',
      ]) {
        await expect(help.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
      }
      await expect(help.getByRole('checkbox')).toHaveCount(6);
      const timeline = form.getByRole('combobox', { name: contactForm.timeline.label });
      await expect(timeline).toHaveValue('');
      await expect(timeline.getByRole('option')).toHaveText([
        'Select timeline',
        'Immediately',
        '1–3 weeks',
        '1–2 months',
        'Just Exploring',
      ]);
      const budget = form.getByRole('group', { name: contactForm.budget.label });
      expect(contactForm.budget.label).toContain('$500');
      for (const name of [
        'Yes, prepared to invest',
        'No, not at that stage yet',
        'interested but with a different budget',
      ]) {
        await expect(budget.getByRole('radio', { name, exact: true })).not.toBeChecked();
      }
      const additional = form.getByRole('textbox', { name: contactForm.additional.label });
      await expect(additional).toHaveAttribute('rows', '4');
      await expect(additional).toHaveAttribute('placeholder', contactForm.additional.placeholder);
      await expect(form.getByRole('button', { name: 'Submit & Schedule Call' })).toBeVisible();
      await expect(form.getByText(contactForm.note)).toBeVisible();
    });
  });
}
