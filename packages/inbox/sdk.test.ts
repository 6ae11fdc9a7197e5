import { init, send, sendForm } from '@emailjs/browser';
import { JSDOM } from 'jsdom';
import { libraryVersion } from './library-version';
import { localAccount } from './local-account';
import { leave } from './testing/leave';
import { siteOrigin } from './testing/send';
import { inbox } from './testing/test-inbox';

/**
 * Fakes what the sending library needs from a browser: a document's form data, an address, an
 * origin.
 */
const { window } = new JSDOM('', { url: `${siteOrigin}/contact/` });
const nodeFetch = globalThis.fetch;
const NodeFormData = globalThis.FormData;

/** Ends the requests of a test: a library without a timeout never ends them. */
let leaving = new AbortController();

class PageFormData extends NodeFormData {
  constructor(form: HTMLFormElement) {
    super();
    for (const [name, value] of new window.FormData(form)) {
      if (typeof value === 'string') this.append(name, value);
    }
  }
}

Object.assign(globalThis, {
  location: window.location,
  FormData: PageFormData,
  fetch: (url: string, request: RequestInit) =>
    nodeFetch(url, {
      ...request,
      headers: { ...Object.fromEntries(new Headers(request.headers)), Origin: siteOrigin },
      signal: leaving.signal,
    }),
});

beforeEach(() => {
  leaving = new AbortController();
  init({ publicKey: localAccount.publicKey, origin: inbox.url });
});

function form(fields: string): HTMLFormElement {
  window.document.body.innerHTML = `<form>${fields}</form>`;
  const [found] = window.document.forms;
  if (!found) throw new Error('There is no form.');
  return found;
}

const sendFields = (fields: string) =>
  sendForm(localAccount.serviceId, localAccount.contactTemplateId, form(fields));
const sendTo = (email: string) => sendFields(`<input name="email" value="${email}">`);
const partsOf = () => inbox.messages()[0]?.parts.map(({ name, value }) => [name, value]);

const technical = [
  ['lib_version', libraryVersion],
  ['service_id', localAccount.serviceId],
  ['template_id', localAccount.contactTemplateId],
];

test('a form arrives with its fields in the document’s order, then the library’s four', async () => {
  const result = await sendFields(`
    <input name="fullName" value="Zoë O’Neil">
    <select name="timeline"><option value="">Select</option></select>
    <input type="radio" name="budget" value="no"><input type="radio" name="budget" value="yes" checked>
    <textarea name="additional">one\ntwo</textarea>
    <input name="off" value="x" disabled><input value="nameless"><button name="press">Send</button>`);
  expect(result).toEqual({ status: 200, text: 'OK' });
  expect(partsOf()).toEqual([
    ['fullName', 'Zoë O’Neil'],
    ['timeline', ''],
    ['budget', 'yes'],
    ['additional', 'one\r\ntwo'],
    ...technical,
    ['user_id', localAccount.publicKey],
  ]);
  expect(inbox.requests().map(({ method }) => method)).toEqual(['POST']);
});

test('the JSON call arrives too', async () => {
  const { serviceId, newsletterTemplateId } = localAccount;
  const result = await send(serviceId, newsletterTemplateId, { subscriber_email: 'a@b.c' });
  expect(result).toEqual({ status: 200, text: 'OK' });
  expect(partsOf()?.[0]).toEqual(['subscriber_email', 'a@b.c']);
});

test('refuses ids in the form that the library adds too', async () => {
  const ids = `<input type="hidden" name="service_id" value="${localAccount.serviceId}">`;
  await expect(sendFields(ids)).rejects.toEqual({
    status: 400,
    text: 'The service_id parameter appears twice',
  });
});

test.each([
  ['you+202@example.com', { status: 202, text: 'Accepted' }],
  ['you+204@example.com', { status: 204, text: '' }],
  ['you+html@example.com', { status: 200, text: expect.stringContaining('<h1>') }],
  ['you+redirect@example.com', { status: 200, text: expect.stringContaining('<h1>') }],
])('to %s it resolves', async (email, result) => {
  await expect(sendTo(email)).resolves.toEqual(result);
});

test.each([400, 403, 404, 412, 413, 422, 423, 426, 429, 500, 502, 503, 504])(
  'a status of %i rejects with the status and the text, which is not an Error',
  async (status) => {
    const refusal: unknown = await sendTo(`you+${status}@example.com`).catch(
      (reason: unknown) => reason,
    );
    expect(refusal).not.toBeInstanceOf(Error);
    expect(refusal).toEqual({ status, text: expect.stringMatching(/\w/) });
  },
);

test.each(['reset', 'cut', 'garbage'])('after %s it rejects with a TypeError', async (word) => {
  const refusal: unknown = await sendTo(`you+${word}@example.com`).catch(
    (reason: unknown) => reason,
  );
  expect(refusal).toMatchObject({ name: 'TypeError' });
});

test.each(['hang', 'stall'])('after %s it never settles by itself', async (word) => {
  const refusal = await leave(
    inbox,
    () => inbox.requests()[0]?.parts.length === 5,
    async (signal) => {
      signal.addEventListener('abort', () => leaving.abort());
      await sendTo(`you+${word}@example.com`);
    },
  );
  expect(refusal).toMatchObject({ name: 'AbortError' });
});

test('the origin may end in a path that names a fault', async () => {
  init({ publicKey: localAccount.publicKey, origin: `${inbox.url}/+503` });
  await expect(sendFields('')).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['public key', '', localAccount.serviceId, localAccount.contactTemplateId],
  ['service ID', localAccount.publicKey, '', localAccount.contactTemplateId],
  ['template ID', localAccount.publicKey, localAccount.serviceId, ''],
])('without its %s nothing is sent', async (name, publicKey, service, template) => {
  init({ publicKey, origin: inbox.url });
  await expect(sendForm(service, template, form(''))).rejects.toMatch(`The ${name} is required`);
  expect(inbox.requests()).toEqual([]);
});
