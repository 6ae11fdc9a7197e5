/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../tests/support/render-component';
import { ContactCards } from './contact-cards';

test('links to #call lead to the card for calls, in any position', () => {
  const cards = [
    { title: 'Write', text: 'A few lines.', action: null, call: false },
    { title: 'Talk', text: 'Half an hour.', action: null, call: true },
  ];
  renderComponent(<ContactCards label="Ways" newTabHint="(new tab)" cards={cards} />);
  const { parentElement } = screen.getByRole('heading', { name: 'Talk' });
  expect(document.querySelectorAll('#call')).toHaveLength(1);
  expect(parentElement?.id).toBe('call');
});
