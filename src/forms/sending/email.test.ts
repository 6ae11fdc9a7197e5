/** @jest-environment jsdom */
import { prepareEmail } from './email';

// tests/e2e/forms/success.spec.ts reads what arrives from both forms.

const library = { init: jest.fn(), sendForm: jest.fn() };
jest.mock('@emailjs/browser', () => library);

test.each([undefined, ''])(
  'without an origin (%p) a form is sent to the provider’s own',
  async (GATSBY_EMAILJS_ORIGIN) => {
    const { GATSBY_EMAILJS_ORIGIN: _origin, ...others } = process.env;
    const env = { ...others, ...(GATSBY_EMAILJS_ORIGIN === '' && { GATSBY_EMAILJS_ORIGIN }) };
    jest.replaceProperty(process, 'env', env);
    const send = await prepareEmail('contact');
    await send(new URLSearchParams({ fullName: 'Ada' }));
    expect(library.init).toHaveBeenCalledWith(expect.anything(), 'https://api.emailjs.com');
    jest.restoreAllMocks();
  },
);
