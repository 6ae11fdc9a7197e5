/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { lengths } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Differentiators } from './differentiators';

test.each(lengths)('every item has a heading and its text (%s text)', (_name, text) => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, text }));
  renderInTheme(<Differentiators eyebrow="Why" headline="Read it *aloud*" items={items} />);
  const region = screen.getByRole('region', { name: 'Read it aloud' });
  const listed = within(region).getAllByRole('listitem');
  expect(listed).toHaveLength(3);
  expect(listed.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    ['One', 'Two', 'Three'],
  );
  for (const item of listed) expect(item).toHaveTextContent(text);
});
