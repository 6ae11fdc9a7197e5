/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { link, picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Questions } from './questions';

const questions = Array.from({ length: 11 }, (_item, index) => ({
  slug: `question-${index}`,
  question: `Question ${index}?`,
  text: index === 3 ? <a href="/services/">the plans</a> : <p>Yes.</p>,
}));

const details = () => [...document.querySelectorAll('details')];

beforeEach(() => {
  renderInTheme(
    <Questions
      eyebrow="Questions"
      headline="About to *ask*"
      picture={picture('calm')}
      action={link('Book Now', '/contact/')}
      questions={questions}
    />,
  );
});

test('eleven questions share one name, so the browser opens one at a time; all are closed at first', () => {
  expect(details()).toHaveLength(11);
  expect(new Set(details().map((one) => one.getAttribute('name')))).toEqual(new Set(['faq']));
  expect(details().filter((one) => one.open)).toEqual([]);
});

test('each summary contains its question as a heading', () => {
  const headings = details().map((one) => one.querySelector('summary h3')?.textContent);
  expect(headings).toEqual(questions.map(({ question }) => question));
});

test('a link to a question targets its content, so that the browser opens it', () => {
  const ids = details().map((one) => one.querySelector('[id]')?.id);
  expect(ids).toEqual(questions.map(({ slug }) => slug));
});

test('answers hold links, and a button follows the last one', () => {
  const answer = details()[3];
  expect(answer?.querySelector('a')).toHaveAttribute('href', '/services/');
  expect(answer?.querySelector('a')).toHaveTextContent('the plans');
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact/');
});
