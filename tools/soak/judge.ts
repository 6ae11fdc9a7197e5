import type { Message, RequestRecord } from '../inbox/message';
import type { Submission } from './plan';

/** What a form tells its visitor in the end. */
export type Outcome = 'sent' | 'not sent' | 'unknown';

/** What one submission came to in the browser. */
export type Visit = Submission & {
  /** What the page said in the end, or null when it said nothing. */
  shown: Outcome | null;
  /** What was typed, by the names of the parts. */
  typed: Readonly<Record<string, string>>;
};

/** Where a visit and the ledger disagree, each one a promise that was broken. */
export const disagreements = {
  lost: 'shown as sent, and not delivered',
  denied: 'shown as not sent, and delivered',
  silent: 'no outcome shown',
  doubled: 'called twice by our code for one press',
  altered: 'delivered with other words than were typed',
} as const;

export type Disagreement = keyof typeof disagreements;

/** What is known of one submission beside what its page said. */
export type Evidence = {
  /** How many times our own code called the service, as the browser's pages count it. */
  posts: number;
  /** The calls of this submission that reached the inbox. */
  requests: readonly RequestRecord[];
  /** Its delivered messages. */
  messages: readonly Message[];
};

/** A visit beside what the ledgers hold of it. */
export type Finding = Visit & {
  posts: number;
  delivered: number;
  /** How many times the browser itself sent a call again. */
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
  const names: Disagreement[] = ['lost', 'denied', 'silent', 'doubled', 'altered'];
  return {
    ...visit,
    posts,
    delivered,
    resent: Math.max(0, requests.length - posts),
    disagreements: names.filter((name) => is[name]),
  };
}
