/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { BrandBanner } from './brand-banner';

const figures = [
  { figure: '4 continents', label: 'where our clients live' },
  { figure: '30 minutes', label: 'free call' },
];

test('the band has a name, the brand, and a figure for each label', () => {
  renderInTheme(<BrandBanner label="Acme in figures" brand="Acme" figures={figures} />);
  const band = screen.getByRole('region', { name: 'Acme in figures' });
  expect(within(band).getByText('Acme')).toBeInTheDocument();
  const terms = within(band).getAllByRole('term');
  const values = within(band).getAllByRole('definition');
  expect(terms.map((term) => term.textContent)).toEqual(figures.map(({ label }) => label));
  expect(values.map((value) => value.textContent)).toEqual(figures.map(({ figure }) => figure));
});

test('without figures the banner shows the brand alone', () => {
  renderInTheme(<BrandBanner label="Acme" brand="Acme" figures={[]} />);
  expect(screen.getByText('Acme')).toBeInTheDocument();
  expect(screen.queryAllByRole('term')).toEqual([]);
});
