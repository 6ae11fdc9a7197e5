/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { lengths, link, picture } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { HomeHero } from './home-hero';

const actions = [link('Build', '/contact/'), link('Explore', '/services/')];

test.each(lengths)(
  'the first screen has the page’s headline, a lede and its actions (%s text)',
  (_name, text) => {
    renderInTheme(
      <HomeHero
        eyebrow="Storytelling"
        headline="Influence Starts With a *Thread*"
        lede={text}
        picture={picture('hero')}
        actions={actions}
      />,
    );
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Influence Starts With a Thread');
    expect(screen.getByText(text)).toBeInTheDocument();
    const targets = screen
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href')]);
    expect(targets).toEqual([
      ['Build', '/contact/'],
      ['Explore', '/services/'],
    ]);
  },
);

test('its picture is loaded before all others', () => {
  renderInTheme(
    <HomeHero eyebrow="E" headline="H" lede="L" picture={picture('hero')} actions={actions} />,
  );
  expect(screen.getByRole('img', { name: 'hero' })).toHaveAttribute('fetchpriority', 'high');
});
