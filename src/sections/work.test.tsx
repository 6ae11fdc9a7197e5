/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderComponent } from '../../tests/support/render-component';
import { Work } from './work';

const work = {
  headline: 'Said, then kept',
  said: ['Well, *it began with rain*.', 'So, *nobody complained*!'],
  published: ['*Nobody complained*. *It began with rain*.'],
  words: { said: 'Said', published: 'Published', kept: 'In both:', note: null },
  sample: false,
};

test('each text has a name, and the kept words are marked in both', () => {
  renderComponent(<Work {...work} />);
  const keptIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.parentElement?.className]);
  expect(keptIn('Said')).toEqual([
    ['it began with rain', ''],
    ['nobody complained', 't1'],
  ]);
  expect(keptIn('Published')).toEqual([
    ['Nobody complained', 't1'],
    ['It began with rain', ''],
  ]);
});

test('a screen reader names the kept words once', () => {
  renderComponent(<Work {...work} />);
  expect(screen.getAllByText('In both:')).toHaveLength(1);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Nobody complained', 'It began with rain']);
});

test('a kept phrase leads to its counterpart in the other text, and back', () => {
  renderComponent(<Work {...work} />);
  for (const link of screen.getAllByRole('link')) {
    const counterpart = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(counterpart?.textContent.toLowerCase()).toBe(link.textContent.toLowerCase());
    expect(counterpart?.contains(link)).toBe(false);
  }
});
