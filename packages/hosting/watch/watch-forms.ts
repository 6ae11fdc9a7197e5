import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** The account at EmailJS, and its owner's limits. */
export type Account = {
  origin: string;
  publicKey: string;
  /** Never in a build: anyone who has it may read all messages. */
  privateKey: string;
  serviceId: string;
  templateId: string;
  /** How many messages a month the plan accepts. */
  quota: number;
};

/** https://www.emailjs.com/docs/rest-api/history/ */
const history = z.object({
  is_last_page: z.boolean(),
  rows: z.array(
    z.object({ result: z.number(), error: z.string().nullable(), created_at: z.string() }),
  ),
});
type Row = z.infer<typeof history>['rows'][number];

const day = 24 * 60 * 60 * 1000;
const onePage = 100;
/** The service answers one request a second. */
const betweenRequests = 1100;
/** The fractions of the quota that are worth an alert. */
const much = { month: 0.8, day: 0.2 } as const;

async function readHistory(account: Account, since: Date): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const url = new URL('/api/v1.1/history', account.origin);
    url.search = new URLSearchParams({
      user_id: account.publicKey,
      accessToken: account.privateKey,
      page: String(page),
      count: String(onePage),
    }).toString();
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The history answers with ${answer.status}.`);
    const { rows: found, is_last_page: isLast } = history.parse(await answer.json());
    rows.push(...found);
    const oldest = found.at(-1);
    if (isLast || !oldest || Date.parse(oldest.created_at) < since.getTime()) {
      return rows.filter((row) => Date.parse(row.created_at) >= since.getTime());
    }
    await pause(betweenRequests);
  }
}

/** Reports failed messages of the last day, and messages that use up the quota. */
export async function watchForms(account: Account, now = new Date()): Promise<string[]> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const yesterday = new Date(now.getTime() - day);
  const rows = await readHistory(account, month < yesterday ? month : yesterday);
  const recent = rows.filter((row) => Date.parse(row.created_at) >= yesterday.getTime());
  const inMonth = rows.filter((row) => Date.parse(row.created_at) >= month.getTime());
  const errors = new Set(
    recent.flatMap(({ result, error }) => (result === 1 ? [] : [error ?? ''])),
  );
  const { quota } = account;
  return [
    ...[...errors].map((error) => `A message of the last day was not delivered: ${error}`),
    ...(inMonth.length >= quota * much.month
      ? [`${inMonth.length} of the ${quota} messages of this month are used.`]
      : []),
    ...(recent.length >= quota * much.day
      ? [`${recent.length} messages came within a day, of ${quota} a month.`]
      : []),
  ];
}

/**
 * Sends an inquiry that identifies itself as a test. A person checks whether it reaches the
 * mailbox.
 * @returns why the service refused it; empty if it was accepted
 */
export async function sendCanary(account: Account, now = new Date()): Promise<string[]> {
  const answer = await fetch(new URL('/api/v1.0/email/send', account.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: account.publicKey,
      accessToken: account.privateKey,
      service_id: account.serviceId,
      template_id: account.templateId,
      template_params: {
        fullName: `Canary of ${now.toISOString().slice(0, 10)}`,
        email: 'canary@example.com',
        additional: 'A scheduled test sent this. If you miss one, look into the account.',
      },
    }),
  });
  return answer.ok ? [] : [`The canary was refused: ${answer.status} ${await answer.text()}`];
}
