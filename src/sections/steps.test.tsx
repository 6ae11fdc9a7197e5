/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { lengths, link } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Steps } from './steps';

test.each(lengths)('every item has a heading and its text (%s text)', (_name, text) => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ title, text }));
  renderInTheme(
    <Steps
      eyebrow="Why"
      headline="Read it *aloud*"
      items={items}
      action={link('Begin', '/contact/')}
    />,
  );
  const region = screen.getByRole('region', { name: 'Read it aloud' });
  const listed = within(region).getAllByRole('listitem');
  expect(listed).toHaveLength(3);
  expect(listed.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    ['One', 'Two', 'Three'],
  );
  for (const item of listed) expect(item).toHaveTextContent(text);
});

test('the steps are an ordered list, followed by a link', () => {
  const items = [{ title: 'One', text: 'Text' }];
  renderInTheme(
    <Steps eyebrow="How" headline="How" items={items} action={link('Begin', '/contact/')} />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/contact/');
});
