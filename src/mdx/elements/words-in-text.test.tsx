/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../../tests/support/render-component';
import { InLanguage } from '../../components/in-language';
import { CodeBlock } from './code-block';
import { MdxLink } from './text-link';
import { Table } from './text-table';

const text = (language: string | null) => (
  <InLanguage language={language}>
    <MdxLink href="https://a.example/">{'Lire'}</MdxLink>
    <CodeBlock>{'go()'}</CodeBlock>
    <Table />
  </InLanguage>
);

const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? null;

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['de', 'ltr'],
  ['ja', 'ltr'],
])(
  'a text in %s runs %s from its first letter on, and code from left to right',
  (language, direction) => {
    renderComponent(text(language));
    const code = screen.getByRole('group', { name: 'Code' });
    expect(screen.getByRole('link').closest('[dir]')?.getAttribute('dir')).toBe(direction);
    expect(code.getAttribute('dir')).toBe('ltr');
  },
);

test.each([
  ['in another language have their own', 'fr', 'en-US'],
  ['in the language of the site need none', null, null],
])('words of the layout in a text %s', (_what, language, ofWords) => {
  renderComponent(text(language));
  const words = [
    screen.getByText('(opens in a new tab)'),
    screen.getByRole('group', { name: 'Code' }),
    screen.getByRole('region', { name: 'Table' }),
  ];
  expect(words.map(languageAt)).toEqual(words.map(() => ofWords));
  expect([screen.getByRole('link'), screen.getByRole('table')].map(languageAt)).toEqual([
    language,
    language,
  ]);
});
