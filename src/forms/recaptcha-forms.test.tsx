/** @jest-environment jsdom */
import { form, prepareContactForm, renderForm } from '../../tests/support/contact-form';
import { newsletterWords } from '../../tests/support/fixtures';
import { renderInTheme } from '../../tests/support/render-in-theme';
import * as config from './config';
import { NewsletterForm } from './newsletter/newsletter-form';

jest.mock('./email');
jest.mock('./config', () => ({
  ...jest.requireActual<object>('./config'),
  __esModule: true,
  recaptchaKey: '',
}));
beforeEach(prepareContactForm);

const inquiry = () => {
  renderForm();
  return form().outerHTML;
};
const signup = () =>
  renderInTheme(<NewsletterForm words={newsletterWords()} email="hello@acme.example" />).container
    .innerHTML;

test.each([
  ['inquiry', inquiry],
  ['newsletter', signup],
])(
  'the %s form says whether reCAPTCHA guards it, from which the policy is made',
  (_name, render) => {
    const isGuarded = () => /<form[^>]* data-recaptcha=/.test(render());
    expect(isGuarded()).toBe(false);
    document.body.replaceChildren();
    jest.replaceProperty(config, 'recaptchaKey', 'site-key');
    expect(isGuarded()).toBe(true);
    jest.restoreAllMocks();
  },
);
