import { setTimeout as pause } from 'node:timers/promises';
import { Connection, type CDPSession } from 'puppeteer-core';
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import { z } from 'zod';
import { followPages } from './shown-page';

/** A tab of Chromium. By default, commands are for the page that it shows at that time. */
export type Tab = {
  /** @throws if the page refuses, or does not answer in time */
  send: CDPSession['send'];
  /** Returns the pages that the tab has prerendered, once they take commands. */
  ahead(): Promise<CDPSession[]>;
  /**
   * Runs a function in the page, and returns its (awaited) result. It is sent to the page as text,
   * so it may use nothing from outside.
   * @param timeout how long it may take, in milliseconds
   * @throws if it throws, or does not answer in time
   */
  evaluate(act: () => unknown, timeout?: number): Promise<unknown>;
  /**
   * Opens a page, and waits until it is loaded and the network has been quiet for half a second.
   * @throws if it does not load
   */
  open(url: string): Promise<void>;
  close(): void;
};

/** How long an answer may take, and how long a page may take to load, in milliseconds. */
const answering = 10_000;
const loading = 60_000;

const version = z.object({ webSocketDebuggerUrl: z.string() });

/** Connects to Chromium's DevTools protocol at a port of this machine. */
async function connect(port: number): Promise<Connection> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl: address } = version.parse(await answer.json());
  const transport = await NodeWebSocketTransport.create(address);
  return new Connection(address, transport, 0, answering);
}

/** Waits for a result without querying a page. */
async function until<Result>(
  find: () => Promise<Result> | Result,
  complaint: string,
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + loading;
  while (Date.now() < deadline) {
    const found = await find();
    if (found) return found;
    await pause(20);
  }
  throw new Error(complaint);
}

/**
 * Attaches to the tab of a newly opened Chromium, as its own DevTools do: with a client attached to
 * a page itself, such as Playwright, no prerendered page is ever shown. It does not enable the
 * Runtime domain either, for which V8 would record where each error object of the page was made.
 * @param prepare sends a page the commands that it gets before it starts
 */
export async function openTab(
  port: number,
  prepare: (page: CDPSession) => Promise<unknown>[],
): Promise<Tab> {
  const connection = await connect(port);
  /** How far the documents have loaded: `<loader> <event>`. */
  const reached = new Set<string>();
  const pages = followPages((id) => {
    const session = connection.session(id);
    if (!session) throw new Error(`Chromium attached no page ${id}.`);
    session.on('Page.lifecycleEvent', ({ loaderId, name }) => reached.add(`${loaderId} ${name}`));
    // Answered only once the page runs, so none is awaited before the next.
    const answers = [...prepare(session), session.send('Runtime.runIfWaitingForDebugger')];
    const ready = Promise.all(answers).then(() => session);
    // Callers of this page get the error; a page that is discarded unseen has no callers.
    ready.catch(() => undefined);
    return ready;
  });

  // Chromium accepts commands a moment before it opens its tab.
  const target = await until(async () => {
    const filter = [{ type: 'tab' }];
    return (await connection.send('Target.getTargets', { filter })).targetInfos[0];
  }, 'Chromium opened no tab.');
  const tab = await connection.createSession(target);
  tab.on('Target.attachedToTarget', pages.attached);
  tab.on('Target.targetInfoChanged', pages.changed);
  tab.on('Target.detachedFromTarget', pages.detached);
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await tab.send('Target.setAutoAttach', attach);
  await until(() => pages.shown(), 'Chromium shows no page.');

  const send: CDPSession['send'] = async (method, params, options) => {
    const page = await pages.shown();
    if (!page) throw new Error(`${method} failed: Chromium shows no page.`);
    return page.send(method, params, options);
  };
  return {
    send,
    ahead: () => Promise.all(pages.ahead()),
    evaluate: async (act, timeout = answering) => {
      const params = { expression: `(${String(act)})()`, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', params, { timeout });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      const value: unknown = result.value;
      return value;
    },
    open: async (url) => {
      await send('Page.setLifecycleEventsEnabled', { enabled: true });
      const opened = await send('Page.navigate', { url }, { timeout: loading });
      if (opened.errorText) throw new Error(`${url} cannot be opened: ${opened.errorText}.`);
      await until(
        () =>
          ['load', 'networkIdle'].every((event) =>
            reached.has(`${opened.loaderId ?? ''} ${event}`),
          ),
        `${url} was still loading after ${loading / 1000} s.`,
      );
      await send('Page.setLifecycleEventsEnabled', { enabled: false });
    },
    close: () => {
      connection.dispose();
    },
  };
}
