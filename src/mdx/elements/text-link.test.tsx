/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderComponent } from '../../../tests/support/render-component';
import { MdxLink } from './text-link';

test.each([
  ['a page of this site', '/about/', 'Read on', null],
  [
    'the full address of a page of this site',
    'https://throughline.example/about/',
    'Read on',
    null,
  ],
  ['an e-mail address', 'mailto:a@throughline.example', 'Read on', null],
  ['another site', 'https://a.example/', 'Read on (opens in a new tab)', '_blank'],
])('a link in a text to %s: %s', (_place, href, name, target) => {
  renderComponent(<MdxLink href={href}>{'Read on'}</MdxLink>);
  expect(screen.getByRole('link', { name }).getAttribute('target')).toBe(target);
});
