/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Intro } from './intro';

test('the introduction has running text and a list of highlights', () => {
  const highlights = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: `${title}!` }));
  renderInTheme(
    <Intro eyebrow="What" headline="We find the *words*" highlights={highlights}>
      <p>
        We <strong>help</strong>.
      </p>
    </Intro>,
  );
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'We find the words' })).toBeInTheDocument();
  expect(screen.getByText('help').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'OneOne!',
    'TwoTwo!',
    'ThreeThree!',
    'FourFour!',
  ]);
});

test('an edit shows the lines that were struck out, and the sentence that is left', () => {
  const edit = {
    label: 'A bio',
    before: ['Passionate', 'A nurse'],
    after: 'I notice.',
    note: null,
  };
  renderInTheme(
    <Intro headline="Words" edit={edit} highlights={[]}>
      <p>Text.</p>
    </Intro>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/^A bio/);
  expect(screen.getByRole('deletion')).toHaveTextContent('PassionateA nurse');
  expect(screen.getByRole('insertion')).toHaveTextContent('I notice.');
});
