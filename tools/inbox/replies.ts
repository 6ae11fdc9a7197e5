import { STATUS_CODES } from 'node:http';

/** How the inbox answers a message. An empty object answers as the provider would. */
export type Reply = {
  /** The status, instead of the provider's. */
  status?: number;
  /** The body, instead of the provider's text for the status. */
  body?: string;
  /** The content type of the body, if it is not plain text. */
  type?: string;
  /** Without the CORS header the browser hides the reply from the page. */
  cors?: boolean;
  /** How long to wait before the reply, in milliseconds; `Infinity` waits for `release()`. */
  delay?: number;
  /** Resets the connection instead of answering. */
  reset?: true;
  /** Whether the message counts as delivered. Otherwise it does if the status is below 300. */
  deliver?: boolean;
};

/** A reply that a person may choose on the page, or by a word in an address: `you+503@example.com`. */
type Choice = { word: string; label: string; reply: Reply };

const webPage = '<!doctype html><title>Gateway</title><p>This is not the e-mail provider.</p>';

/** The first one is chosen when the inbox starts. */
export const choices: readonly [Choice, ...Choice[]] = [
  { word: 'ok', label: 'As the provider answers', reply: {} },
  { word: 'slow', label: '200 OK after 12 seconds', reply: { delay: 12_000 } },
  { word: 'hang', label: 'No reply', reply: { delay: Infinity } },
  ...[400, 403, 404, 412, 413, 422, 423, 429, 500, 503].map((status) => ({
    word: String(status),
    label: `${status} ${STATUS_CODES[status]}`,
    reply: { status },
  })),
  {
    word: 'html',
    label: '200 with a web page; not delivered',
    reply: { body: webPage, type: 'text/html', deliver: false },
  },
  { word: 'nocors', label: '200 without a CORS header; delivered', reply: { cors: false } },
  { word: 'reset', label: 'The connection is reset; delivered', reply: { reset: true } },
];

/** Returns the choice with a word; undefined if there is none. */
export const choiceOf = (word: string): Choice | undefined =>
  choices.find((choice) => choice.word === word);

/** Returns the reply that an address asks for with a word after a plus sign. */
export const replyInAddress = (address: string): Reply | undefined =>
  choiceOf(/^\S+\+(\w+)@\S+$/.exec(address)?.[1] ?? '')?.reply;
