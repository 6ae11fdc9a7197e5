/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ServiceCard } from './service-card';

const card = {
  title: 'Strategy Plan',
  icon: 'compass' as const,
  tagline: 'A map before the *first* mile',
  text: <p>We read.</p>,
  items: ['Audit', 'Roadmap'],
  note: 'More can be provided.',
  ask: { label: 'Ask about it', href: '/contact/?plan=strategy' },
  view: 'View Details',
  hide: 'Hide Details',
};

test.each([
  ['with', card.tagline, 'A map before the first mile'],
  ['without', null, null],
])('a card %s a tagline', (_name, tagline, words) => {
  renderInTheme(<ServiceCard {...card} tagline={tagline} />);
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent('Strategy Plan');
  const emphasis = article.querySelector('em');
  expect(emphasis?.textContent ?? null).toBe(words);
  expect(article).toHaveTextContent('Ask about it');
});
