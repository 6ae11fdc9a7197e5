/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { WhenRecaptcha } from './catalogue/when-recaptcha';

test('words about reCAPTCHA appear only on a site whose forms it guards', () => {
  const words = () => render(createElement(WhenRecaptcha, null, 'Google')).container.textContent;
  expect(words()).toBe('');
  process.env.GATSBY_RECAPTCHA_SITE_KEY = 'site-key';
  expect(words()).toBe('Google');
  delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
});
