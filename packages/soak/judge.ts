import type { Message, RequestRecord } from '../inbox/message';
import type { Submission } from './plan';

/** The final message of a form to its visitor. */
export type Outcome = 'sent' | 'not sent' | 'unknown';

/** The result of one submission in the browser. */
export type Visit = Submission & {
  /** The page's final message, or null if there was none. */
  shown: Outcome | null;
  /** The typed text, by the names of the parts. */
  typed: Readonly<Record<string, string>>;
};

/** The kinds of disagreement between a visit and the ledger; each is a broken promise. */
export const disagreements = [
  ['lost', 'shown as sent, and not delivered'],
  ['denied', 'shown as not sent, and delivered'],
  ['silent', 'no outcome shown'],
  ['doubled', 'called twice by our code for one press'],
  ['altered', 'delivered with other words than were typed'],
] as const;

export type Disagreement = (typeof disagreements)[number][0];

/** The facts of one submission other than the page's message. */
export type Evidence = {
  /** How many times our own code called the service, as the browser's pages count it. */
  posts: number;
  /** The calls of this submission that reached the inbox. */
  requests: readonly RequestRecord[];
  /** Its delivered messages. */
  messages: readonly Message[];
};

/** A visit together with the ledgers' records of it. */
export type Finding = Visit & {
  posts: number;
  delivered: number;
  /** How many times the browser itself resent a call. */
  resent: number;
  disagreements: Disagreement[];
};

/** Compares a visit with the ledgers. */
export function judge(visit: Visit, { posts, requests, messages }: Evidence): Finding {
  const { shown, typed } = visit;
  const delivered = messages.length;
  const isAltered = ({ parts }: Message) =>
    Object.entries(typed).some(
      ([name, value]) => !parts.some((part) => part.name === name && part.value === value),
    );
  const is: Record<Disagreement, boolean> = {
    lost: shown === 'sent' && delivered === 0,
    denied: shown === 'not sent' && delivered > 0,
    silent: shown === null,
    doubled: posts > 1,
    altered: messages.some(isAltered),
  };
  return {
    ...visit,
    posts,
    delivered,
    resent: Math.max(0, requests.length - posts),
    disagreements: disagreements.map(([name]) => name).filter((name) => is[name]),
  };
}
