import emailjs from '@emailjs/browser/package.json';
import type { SiteSettings } from '../src/content/types/site-settings-type';
import { formFields } from '../src/contract/form-fields';

const marked = 'Test inquiry';

/** Returns the parts of an inquiry that says that it is a test, as a browser sends them. */
function testInquiry(settings: NodeJS.Dict<string>, { brand = '', email = '' }: Sender): FormData {
  const parts = new FormData();
  for (const { name, kind } of formFields.contact)
    parts.append(name, kind === 'email' ? email : marked);
  parts.set(
    'additional',
    `${marked} of ${brand}, sent by npm run launch-check. No visitor wrote it.`,
  );
  parts.set('lib_version', emailjs.version);
  parts.set('service_id', settings.GATSBY_EMAILJS_SERVICE_ID ?? '');
  parts.set('template_id', settings.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID ?? '');
  parts.set('user_id', settings.GATSBY_EMAILJS_PUBLIC_KEY ?? '');
  return parts;
}

type Sender = Pick<Partial<SiteSettings>, 'address' | 'brand' | 'email'>;

/** What the service made of the test. */
type Answer = { isAccepted: boolean; sentence: string };

/** Sends one marked inquiry through the account of the settings, as if from the page, and returns what the service answered. */
export async function sendTestInquiry(
  settings: NodeJS.Dict<string>,
  sender: Sender,
): Promise<Answer> {
  const origin = settings.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com';
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send-form`, {
      method: 'POST',
      // The account may accept the pages of the site alone.
      headers: { Origin: sender.address ?? '' },
      body: testInquiry(settings, sender),
      signal: AbortSignal.timeout(30_000),
    });
    const text = (await response.text()).slice(0, 200);
    const isPage = response.headers.get('Content-Type')?.includes('text/html') === true;
    const answered = `${origin} answered ${response.status}: ${text}`;
    if (response.ok && !isPage)
      return {
        isAccepted: true,
        sentence: `${answered}\nLook for "${marked}" in your mailbox, and under spam: the service answers so before it delivers.`,
      };
    const advice =
      response.status === 403
        ? '\nThe account may refuse programs, and accept browsers: allow both for this test (Account > Security), or send the form of the built site.'
        : '';
    return { isAccepted: false, sentence: `The test inquiry was refused. ${answered}${advice}` };
  } catch (error) {
    // The reason is the cause of Node's own error, "fetch failed".
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      isAccepted: false,
      sentence: `${origin} did not answer the test inquiry. ${String(reason)}`,
    };
  }
}
