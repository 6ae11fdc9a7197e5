import { z } from 'zod';
import { addressOf, attachToTab } from './attach';
import { until } from './pause';
import { openProtocol, type Order } from './protocol';
import { followPages } from './shown-page';

/** A tab of Chromium. By default, commands are for the page that it shows at that time. */
export type Tab = {
  /** @throws if the page refuses, or does not answer in time */
  send(method: string, params?: object): Promise<unknown>;
  /**
   * Sends a command to each prerendered page, and returns their answers.
   * @throws if one refuses, or does not answer in time
   */
  sendAhead(method: string, params?: object): Promise<unknown[]>;
  /**
   * Runs a function in the page, and returns its (awaited) result. It is sent to the page as text,
   * so it may use nothing from outside.
   * @param patience the timeout in milliseconds
   * @throws if it throws, or does not answer in time
   */
  evaluate(act: () => unknown, patience?: number): Promise<unknown>;
  /**
   * Opens a page, and waits until it is loaded and the network has been quiet for half a second.
   * @throws if it does not load
   */
  open(url: string): Promise<void>;
  close(): void;
};

const lifecycle = z.object({ loaderId: z.string(), name: z.string() });
const navigated = z.object({ loaderId: z.string().optional(), errorText: z.string().optional() });

/** How long a page may take to load, in milliseconds. */
const loading = 60_000;

/**
 * Attaches to the tab of a newly opened Chromium, as its own DevTools do: with a client attached to
 * a page itself, such as Playwright and Puppeteer, no prerendered page is ever shown. It does not
 * enable the Runtime domain either, for which V8 would record where each error object of the page
 * was made.
 * @param orders the commands that each page gets before it starts
 */
export async function openTab(
  port: number,
  orders: readonly Pick<Order, 'method' | 'params'>[],
): Promise<Tab> {
  /** How far the documents have loaded: `<loader> <event>`. */
  const reached = new Set<string>();
  const pages = followPages((session) => {
    // Answered only once the page runs, so none is awaited before the next.
    const all = [...orders, { method: 'Runtime.runIfWaitingForDebugger' }];
    return Promise.all(all.map((order) => protocol.send({ ...order, session })));
  });
  const protocol = await openProtocol(await addressOf(port), (happening) => {
    pages.hear(happening);
    if (happening.method !== 'Page.lifecycleEvent') return;
    const { loaderId, name } = lifecycle.parse(happening.params);
    reached.add(`${loaderId} ${name}`);
  });
  const send = async (order: Order) => {
    const page = pages.shown();
    if (!page) throw new Error(`${order.method} failed: Chromium shows no page.`);
    await page.ready;
    return protocol.send({ ...order, session: page.session });
  };
  await attachToTab(protocol);
  await until(() => pages.shown() !== undefined, loading, 'Chromium shows no page.');

  return {
    send: (method, params) => send({ method, params }),
    sendAhead: (method, params) =>
      Promise.all(
        pages.ahead().map(async ({ session, ready }) => {
          await ready;
          return protocol.send({ method, params, session });
        }),
      ),
    evaluate: async (act, patience) => {
      const params = { expression: `(${String(act)})()`, awaitPromise: true, returnByValue: true };
      return valueOf(await send({ method: 'Runtime.evaluate', params, patience }));
    },
    open: async (url) => {
      const listen = (enabled: boolean) =>
        send({ method: 'Page.setLifecycleEventsEnabled', params: { enabled } });
      await listen(true);
      const answer = await send({ method: 'Page.navigate', params: { url }, patience: loading });
      const { loaderId, errorText } = navigated.parse(answer);
      if (errorText !== undefined) throw new Error(`${url} cannot be opened: ${errorText}.`);
      await until(
        () => ['load', 'networkIdle'].every((event) => reached.has(`${loaderId} ${event}`)),
        loading,
        `${url} was still loading after ${loading / 1000} s.`,
      );
      await listen(false);
    },
    close: () => protocol.close(),
  };
}

const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({ exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});

function valueOf(answer: unknown): unknown {
  const { result, exceptionDetails } = evaluated.parse(answer);
  if (!exceptionDetails) return result.value;
  throw new Error(exceptionDetails.exception?.description ?? 'A function in the page failed.');
}
