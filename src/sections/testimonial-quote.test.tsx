/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { lengths, picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Quote } from './testimonial-quote';

test.each(lengths)('the words are a quotation, signed with a portrait (%s text)', (_name, text) => {
  renderInTheme(
    <ul>
      <Quote
        quote={text}
        author="Amara"
        role="Consultant"
        image={picture('amara', { dark: false })}
      />
    </ul>,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent(text);
  expect(within(figure).getByText('Amara')).toBeInTheDocument();
  expect(within(figure).getByText('Consultant')).toBeInTheDocument();
  expect(within(figure).getByRole('img', { name: 'amara' })).toBeInTheDocument();
});
