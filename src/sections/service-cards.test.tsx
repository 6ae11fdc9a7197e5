/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ServiceCards } from './service-cards';

const plan = (title: string, items: string[]) => ({
  title,
  icon: 'compass' as const,
  tagline: null,
  text: (
    <p>
      <strong>{title} first.</strong> And more.
    </p>
  ),
  items,
  note: `More of ${title}.`,
  ask: { label: `Ask about ${title}`, href: `/contact/?plan=${title.toLowerCase()}` },
});
const plans = [
  plan('Strategy', ['Audit', 'Roadmap']),
  plan('Retainer', ['Calendar']),
  plan('Add-Ons', ['Website', 'Press kit', 'Marketing']),
];

beforeEach(() => {
  renderInTheme(
    <ServiceCards label="Plans" view="View Details" hide="Hide Details" plans={plans} />,
  );
});

test('the cards have their own heading, and each has its title', () => {
  expect(screen.getByRole('region', { name: 'Plans' })).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Strategy', 'Retainer', 'Add-Ons']);
});

test('the details are closed at first, and open independently of each other', () => {
  const details = [...document.querySelectorAll('details')];
  expect(details).toHaveLength(3);
  expect(details.filter(({ open }) => open)).toEqual([]);
  expect(details.filter((one) => one.hasAttribute('name'))).toEqual([]);
});

test('each toggle names its action and its service', () => {
  for (const { title } of plans) {
    const article = screen.getByText(`${title} first.`).closest('article');
    const toggle = article?.querySelector('summary');
    expect(toggle?.querySelector('.view')).toHaveTextContent('View Details');
    expect(toggle?.querySelector('.hide')).toHaveTextContent('Hide Details');
    expect(toggle).toHaveTextContent(title);
  }
});

test('the first sentence is bold, all items are listed, and a note follows', () => {
  const articles = screen.getAllByRole('article');
  const found = articles.map((article) => ({
    bold: article.querySelector('strong')?.textContent,
    items: [...article.querySelectorAll('li')].map(({ textContent }) => textContent),
    note: within(article).getByText(/^More of/).textContent,
  }));
  expect(found).toEqual(
    plans.map(({ title, items, note }) => ({ bold: `${title} first.`, items, note })),
  );
});

test('each card links to the inquiry form with its own plan', () => {
  const links = [...document.querySelectorAll('details a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    plans.map(({ ask }) => [ask.label, ask.href]),
  );
});
