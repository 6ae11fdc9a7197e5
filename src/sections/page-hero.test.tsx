/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { PageHero } from './page-hero';

test.each([
  ['a picture', picture('art'), 1],
  ['null', null, 0],
  ['nothing', undefined, 0],
])('the head of a page with %s for a picture', (_name, art, count) => {
  renderInTheme(
    <PageHero eyebrow="About" headline="Our *Story*" lede="It begins." picture={art} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Story');
  expect(screen.getByText('It begins.')).toBeInTheDocument();
  expect(screen.queryAllByRole('img')).toHaveLength(count);
});
