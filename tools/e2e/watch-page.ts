import type { BrowserContext } from '@playwright/test';

/** What a watched browser context has done that a healthy site never does; filled as it happens. */
export type Problems = {
  /** Uncaught errors in a page. */
  pageErrors: string[];
  /** Errors in the console, and requests that got no answer. */
  consoleErrors: string[];
  /** Requests to hosts that are neither the site nor the inbox. */
  outsideRequests: string[];
};

/** Watches every page of a context, popups too. `hosts` are the allowed ones, with their ports. */
export function watch(context: BrowserContext, hosts: readonly string[]): Problems {
  const problems: Problems = { pageErrors: [], consoleErrors: [], outsideRequests: [] };
  context.on('weberror', (webError) => {
    problems.pageErrors.push(`Uncaught: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.consoleErrors.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left drops what it was still loading.
    if (reason === 'net::ERR_ABORTED') return;
    problems.consoleErrors.push(`Failed request: ${request.url()} (${reason})`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) {
      problems.outsideRequests.push(`Request to another host: ${request.url()}`);
    }
  });
  return problems;
}
