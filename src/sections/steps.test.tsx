/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { lengths, link } from '../../tests/support/fixtures';
import { expectItems, itemsWith } from '../../tests/support/listed-items';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Steps } from './steps';

test.each(lengths)('every item has a heading and its text (%s text)', (_name, text) => {
  const items = itemsWith(text);
  renderInTheme(
    <Steps
      eyebrow="Why"
      headline="Read it *aloud*"
      items={items}
      action={link('Begin', '/contact/')}
    />,
  );
  expectItems('Read it aloud', items);
});

test('the steps are an ordered list, followed by a link', () => {
  const items = [{ title: 'One', text: 'Text' }];
  renderInTheme(
    <Steps eyebrow="How" headline="How" items={items} action={link('Begin', '/contact/')} />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/contact/');
});
