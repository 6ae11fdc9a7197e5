import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { buildSite } from '../build/build-site';
import { projectRoot, publicFolder } from '../kit/paths';
import { minutes } from '../kit/progress';
import { fail } from '../kit/stop';
import { servePacked } from '../hosting/serve/serve-packed';
import { ensureTestBrowser, launchArgs } from '../browser/ensure-chromium';
import { localEmailEnv } from '../inbox/local-account';
import type { Part } from '../inbox/message';
import { startInbox, type Inbox } from '../inbox/start-inbox';
import { schedulingPage, siteForms } from './forms';
import { judge, type Evidence, type Outcome } from './judge';
import { readSoakOptions } from './options';
import { planSubmissions } from './plan';
import { reportOf } from './report';
import { isFrom, patience, submit } from './visit';

/** The folder for a picture of each page without a final message. */
const reports = path.join(projectRoot, 'reports/soak');

/** The address that the built site sends its forms to. */
const inboxHost = new URL(localEmailEnv.GATSBY_EMAILJS_ORIGIN ?? '').host;

/** The host that the inquiry form finally opens; a visitor has to reach it. */
const calendarHost = new URL(schedulingPage).host;

/** Animations on a page would cost the machine more than all the submissions. */
const visitorOptions: BrowserContextOptions = {
  viewport: { width: 390, height: 700 },
  reducedMotion: 'reduce',
  // A server with an untrusted certificate replaces the calendar.
  ignoreHTTPSErrors: true,
};

/** Sends all submissions through the built site in one Chromium, and compares pages and ledger. */
async function main(): Promise<void> {
  const { count, concurrency } = readSoakOptions(process.argv.slice(2));
  await buildSite({ env: localEmailEnv });
  // Otherwise pictures of an earlier run would seem to belong to this one.
  rmSync(reports, { recursive: true, force: true });
  const started = Date.now();
  // The ledger must have every call, including those that the browser repeats.
  const inbox = await startInbox({ port: 0, keep: count * 10 });
  const site = await servePacked(publicFolder);
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: [
      ...launchArgs,
      `--host-resolver-rules=MAP ${inboxHost} 127.0.0.1:${inbox.port},MAP ${calendarHost}:443 127.0.0.1:${inbox.faultPorts.tls}`,
    ],
  });
  const posts = new Map<string, number>();
  const outcomes = new Map<string, Outcome | null>();
  const submissions = planSubmissions(count);
  const queue = [...submissions];

  const openContext = async () => countPosts(await browser.newContext(visitorOptions), posts);
  const visitor = async () => {
    const own = await openPage(await openContext());
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { outlasts = false } = next.fault;
      const page = outlasts ? await openPage(await openContext(), true) : own;
      const shown = await submit(page, site.url, inbox, next).catch((error: unknown) => {
        console.log(`  ${next.email}: ${String(error).split('\n')[0]}`);
        return null;
      });
      if (shown === null) {
        await page.screenshot({ path: path.join(reports, `${next.email}.png`), fullPage: true });
      }
      if (page !== own) await page.context().close();
      outcomes.set(next.email, shown);
      if (outcomes.size % 100 === 0 || outcomes.size === count) {
        console.log(`  ${outcomes.size} of ${count} in ${minutes(Date.now() - started)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, visitor));
  await browser.close();

  const findings = submissions.map((submission) => {
    const { form, email } = submission;
    const typed = siteForms[form].answers(submission);
    const visit = { ...submission, typed, shown: outcomes.get(email) ?? null };
    return judge(visit, { posts: posts.get(email) ?? 0, ...recordsOf(inbox, email) });
  });
  const known = findings.reduce((sum, { delivered }) => sum + delivered, 0);
  const strays = inbox.messages().length - known;
  await site.close();
  await inbox.close();
  const { text, agrees } = reportOf(findings, strays);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${text}\n\n${findings.length} submissions in ${seconds} s.`);
  process.exit(agrees ? 0 : 1);
}

/** Counts the calls that pages make, whatever the browser does with them on the network. */
async function countPosts(
  context: BrowserContext,
  posts: Map<string, number>,
): Promise<BrowserContext> {
  // Each page belongs to a new visitor: it must not have the text of the one before.
  await context.addInitScript(() => sessionStorage.clear());
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).host !== inboxHost) return;
    const email = /soak-\d+@example\.com/.exec(request.postData() ?? '')?.[0] ?? 'nobody';
    posts.set(email, (posts.get(email) ?? 0) + 1);
  });
  return context;
}

async function openPage(context: BrowserContext, hasClock = false): Promise<Page> {
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Returns the ledgers' records of a submission. */
function recordsOf(inbox: Inbox, email: string): Pick<Evidence, 'requests' | 'messages'> {
  const holds = ({ parts }: { parts: Part[] }) => parts.some(isFrom(email));
  return { requests: inbox.requests().filter(holds), messages: inbox.messages().filter(holds) };
}

main().catch(fail);
