/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Pricing } from './pricing';

const plan = (title: string, action: ReturnType<typeof link>, featured = false) => ({
  title,
  figure: 'One-time',
  summary: `${title} in brief`,
  featured,
  action,
});

test('each plan has its figure, its summary and its button', () => {
  const plans = [
    plan('Plan', link('Get Your Custom Quote', '/contact/')),
    plan('Retainer', link('Get Your Custom Quote', '/contact/'), true),
    plan('Add-Ons', link('View Services', '/services/')),
  ];
  renderInTheme(<Pricing eyebrow="Pricing" headline="Start *small*" plans={plans} />);
  expect(screen.getByRole('region', { name: 'Start small' })).toBeInTheDocument();
  const cards = screen.getAllByRole('listitem').map((card) => ({
    title: within(card).getByRole('heading', { level: 3 }).textContent,
    summary: within(card).getByText(/in brief$/).textContent,
    href: within(card).getByRole('link').getAttribute('href'),
    button: within(card).getByRole('link').textContent,
  }));
  expect(cards).toEqual(
    plans.map(({ title, summary, action }) => ({
      title,
      summary,
      href: action.href,
      button: action.label,
    })),
  );
});
