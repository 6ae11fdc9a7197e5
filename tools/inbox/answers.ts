import { STATUS_CODES } from 'node:http';
import { localAccount } from './local-account';

/** One part of a sent form. */
export type Part = { name: string; value: string };

/** How the inbox answers a message. An empty object answers as the provider would. */
export type Answer = {
  /** The status, instead of the provider's. */
  status?: number;
  /** The body, instead of the provider's text for the status. */
  body?: string;
  /** The content type of the body, if it is not plain text. */
  type?: string;
  /** Without the CORS header the browser hides the answer from the page. */
  cors?: boolean;
  /** How long to wait before the answer, in milliseconds; `Infinity` waits for `release()`. */
  delay?: number;
  /** Resets the connection instead of answering. */
  reset?: true;
  /** Whether the message counts as delivered. Otherwise it does if the status is below 300. */
  deliver?: boolean;
};

/** Texts that people report for each status; the provider's own documentation names only 400. */
const reportedTexts = new Map([
  [200, 'OK'],
  [
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  ],
  [403, 'API calls are disabled for non-browser applications'],
  [404, 'Account not found'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  [413, 'Variables size limit'],
  [422, 'The recipients address is empty'],
  [423, 'The account is blocked'],
]);

/** Returns the provider's text for a status, or the standard's name for it. */
export const reportedText = (status: number) =>
  reportedTexts.get(status) ?? STATUS_CODES[status] ?? '';

const webPage = '<!doctype html><title>Gateway</title><p>This is not the e-mail provider.</p>';

/** The answers that a person may choose by a word in an address: `you+503@example.com`. */
export const choices: readonly { word: string; label: string; answer: Answer }[] = [
  { word: 'slow', label: '200 OK after 12 seconds', answer: { delay: 12_000 } },
  { word: 'hang', label: 'No answer', answer: { delay: Infinity } },
  ...[400, 403, 404, 412, 413, 422, 423, 429, 500, 503].map((status) => ({
    word: String(status),
    label: `${status} ${STATUS_CODES[status]}`,
    answer: { status },
  })),
  {
    word: 'html',
    label: '200 with a web page; not delivered',
    answer: { body: webPage, type: 'text/html', deliver: false },
  },
  { word: 'nocors', label: '200 without a CORS header; delivered', answer: { cors: false } },
  { word: 'reset', label: 'The connection is reset; delivered', answer: { reset: true } },
];

/** Returns the answer that an address asks for with a word after a plus sign. */
export function answerInAddress(address: string): Answer | undefined {
  const word = /^\S+\+(\w+)@\S+$/.exec(address)?.[1];
  return choices.find((choice) => choice.word === word)?.answer;
}

/** Returns whether the sending library has added a part to a visitor's own fields. */
export const isTechnical = ({ name }: Part) =>
  ['lib_version', 'service_id', 'template_id', 'user_id'].includes(name);

/** Returns the value of the first part of that name, or an empty string. */
export const valueOf = (parts: readonly Part[], name: string) =>
  parts.find((part) => part.name === name)?.value ?? '';

/** The healthy provider's answer. */
export type Verdict = { status: number; text: string };

/** The provider accepts 50 kB of variables in one message. */
export const variablesLimit = 50_000;

const dashboard = 'https://dashboard.emailjs.com/admin';

/** Returns the provider's answer to a message. The checks are in the provider's order. */
export function verdict(origin: string, parts: readonly Part[]): Verdict {
  if (origin === '') return reported(403);
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (valueOf(parts, name) === '') return refuse(`The ${name} parameter is required`);
  }
  if (valueOf(parts, 'user_id') !== localAccount.publicKey) return reported(400);
  if (valueOf(parts, 'service_id') !== localAccount.serviceId) {
    return refuse(`The service ID not found. To find this ID, visit ${dashboard}`);
  }
  const { contactTemplateId, newsletterTemplateId } = localAccount;
  const templateIds: readonly string[] = [contactTemplateId, newsletterTemplateId];
  if (!templateIds.includes(valueOf(parts, 'template_id'))) {
    return refuse(`The template ID not found. To find this ID, visit ${dashboard}/templates`);
  }
  const variables = parts.flatMap((part) => (isTechnical(part) ? [] : [part.name, part.value]));
  if (Buffer.byteLength(variables.join('')) > variablesLimit) return reported(413);
  // The provider does not document such a message, so the site must not send one.
  const names = parts.filter(isTechnical).map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? reported(200) : refuse(`The ${twice} parameter appears twice`);
}

/** Returns a refusal with the provider's status for a wrong message. */
export const refuse = (text: string): Verdict => ({ status: 400, text });

const reported = (status: number): Verdict => ({ status, text: reportedText(status) });
