import { STATUS_CODES } from 'node:http';

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

/** Returns the provider's text for a status, otherwise the standard's name for it. */
export const reportedText = (status: number) =>
  reportedTexts.get(status) ?? STATUS_CODES[status] ?? '';

const webPage = '<!doctype html><title>Gateway</title><p>This is not the e-mail provider.</p>';

/** The answers that a person may choose, with their words: `you+503@example.com`. */
export const choices: readonly { word: string; label: string; answer: Answer }[] = [
  { word: 'ok', label: '200 OK', answer: {} },
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
