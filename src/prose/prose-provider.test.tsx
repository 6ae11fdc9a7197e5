/** @jest-environment jsdom */
import { useMDXComponents } from '@mdx-js/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { ProseProvider } from './prose-provider';
import { Action } from './catalogue/action';
import { WhenRecaptcha } from './catalogue/when-recaptcha';

const words = { table: 'Table', play: 'Play', transcript: 'Read it' };

/** A link in a text, as MDX compiles it. */
function TextLink({ href }: { href: string }) {
  const { a } = useMDXComponents();
  if (!a) throw new Error('There is no link.');
  return createElement(a, { href }, 'Go');
}

const links = {
  a: TextLink,
  Action: ({ href }: { href: string }) => <Action href={href}>Go</Action>,
};

function show(element: 'a' | 'Action', href: string) {
  const Go = links[element];
  renderInTheme(
    <ProseProvider newTabHint="(new tab)" words={words}>
      <Go href={href} />
    </ProseProvider>,
  );
}

test.each(['a', 'Action'] as const)('<%s> within the site opens in the same tab', (element) => {
  show(element, '/contact/');
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('href', '/contact/');
  expect(link).not.toHaveAttribute('target');
});

test.each(['a', 'Action'] as const)('<%s> to another site says that it opens a tab', (element) => {
  show(element, 'https://acme.example/');
  const link = screen.getByRole('link', { name: 'Go (new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('words about reCAPTCHA appear only on a site whose forms it guards', () => {
  const words = () => render(createElement(WhenRecaptcha, null, 'Google')).container.textContent;
  expect(words()).toBe('');
  process.env.GATSBY_RECAPTCHA_SITE_KEY = 'site-key';
  expect(words()).toBe('Google');
  delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
});
