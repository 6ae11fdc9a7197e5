/** @jest-environment jsdom */
import type { FormName } from '../starter/forms';
import type { prepareEmail } from './email';

/** The parts of the forms that the library gets. */
const sentParts: unknown[] = [];
const library = {
  init: jest.fn(),
  sendForm: jest.fn((_service: string, _template: string, form: HTMLFormElement) => {
    sentParts.push([...new FormData(form)]);
    return Promise.resolve({ status: 200, text: 'OK' });
  }),
};
const load = jest.fn(() => library);

jest.mock('@emailjs/browser', () => load());

const ids = {
  GATSBY_EMAILJS_ORIGIN: 'http://inbox.example',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: 'contact-template',
  GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID: 'newsletter-template',
};

/** Loads the module as a fresh page does: the library is loaded once a page. */
async function freshPrepareEmail(): Promise<typeof prepareEmail> {
  jest.resetModules();
  return (await import('./email')).prepareEmail;
}

const parts = () => new URLSearchParams({ fullName: 'Ada', additional: 'one\ntwo' });

/** Prepares and sends immediately. */
async function send(name: FormName) {
  const prepare = await freshPrepareEmail();
  return (await prepare(name))(parts());
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(process.env, ids);
  load.mockImplementation(() => library);
  sentParts.length = 0;
});

test.each([
  ['contact', 'contact-template'],
  ['newsletter', 'newsletter-template'],
] as const)(
  'the form %s is sent with its own template, to the configured origin',
  async (name, template) => {
    await expect(send(name)).resolves.toEqual({ status: 200, text: 'OK' });
    expect(library.init).toHaveBeenCalledWith({ publicKey: 'key' }, 'http://inbox.example');
    expect(library.sendForm).toHaveBeenCalledTimes(1);
    const form = expect.any(HTMLFormElement);
    expect(library.sendForm).toHaveBeenCalledWith('service', template, form, { publicKey: 'key' });
    expect(sentParts).toEqual([[...parts()]]);
  },
);

test.each([undefined, ''])(
  'without an origin (%p) it is sent to the provider’s own',
  async (origin) => {
    delete process.env.GATSBY_EMAILJS_ORIGIN;
    if (origin !== undefined) process.env.GATSBY_EMAILJS_ORIGIN = origin;
    await send('contact');
    expect(library.init).toHaveBeenCalledWith({ publicKey: 'key' }, 'https://api.emailjs.com');
  },
);
