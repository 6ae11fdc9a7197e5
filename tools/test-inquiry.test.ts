import { localAccount } from './inbox/local-account';
import { startInbox, type Inbox } from './inbox/start-inbox';
import { sendTestInquiry } from './test-inquiry';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ port: 0 });
});
afterAll(() => inbox.close());

const site = { brand: 'Acme', email: 'hello@acme.com', address: 'https://www.acme.com' };
const settings = () => ({
  GATSBY_EMAILJS_PUBLIC_KEY: localAccount.publicKey,
  GATSBY_EMAILJS_SERVICE_ID: localAccount.serviceId,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: localAccount.contactTemplateId,
  GATSBY_EMAILJS_ORIGIN: inbox.url,
});

test('one inquiry that says it is a test arrives, from the site, with every field', async () => {
  const { isAccepted, sentence } = await sendTestInquiry(settings(), site);
  expect([isAccepted, sentence]).toEqual([true, expect.stringContaining('answered 200: OK')]);
  const [message, ...others] = inbox.messages();
  expect(others).toEqual([]);
  expect(message?.origin).toBe(site.address);
  const parts = Object.fromEntries(message?.parts.map(({ name, value }) => [name, value]) ?? []);
  expect(parts).toMatchObject({ fullName: 'Test inquiry', email: site.email });
  expect(parts.additional).toContain('No visitor wrote it');
});

test.each([
  [{ GATSBY_EMAILJS_SERVICE_ID: 'service_other' }, 'answered 400: The service ID not found'],
  [{ GATSBY_EMAILJS_ORIGIN: 'http://127.0.0.1:1' }, 'did not answer the test inquiry'],
])('with %j it says what the service answered', async (wrong, words) => {
  const { isAccepted, sentence } = await sendTestInquiry({ ...settings(), ...wrong }, site);
  expect([isAccepted, sentence]).toEqual([false, expect.stringContaining(words)]);
});

test('a web page in the place of the service is no acceptance, and a refusal of programs has advice', async () => {
  inbox.replyNext(site.email, { body: '<!doctype html>', type: 'text/html' }, { status: 403 });
  expect((await sendTestInquiry(settings(), site)).isAccepted).toBe(false);
  expect((await sendTestInquiry(settings(), site)).sentence).toContain('Account > Security');
});
