import type { BrowserContext } from '@playwright/test';

/**
 * Events in a watched browser context that never occur on a healthy site; the lists grow over time.
 */
export type Problems = {
  /** Uncaught errors in a page. */
  pageErrors: string[];
  /** Errors in the console, and requests that got no answer. */
  consoleErrors: string[];
  /** Requests to hosts that are neither the site nor the inbox. */
  outsideRequests: string[];
  /** Violations of the content-security policy: `script-src inline in https://…/about/`. */
  violations: string[];
};

/** Returns empty lists. */
export const noProblems = (): Problems => ({
  pageErrors: [],
  consoleErrors: [],
  outsideRequests: [],
  violations: [],
});

/**
 * Watches every page of a context, including popups, and adds to `problems`. `hosts` are the
 * allowed ones, with their ports.
 */
export async function watch(
  context: BrowserContext,
  hosts: readonly string[],
  problems: Problems,
): Promise<void> {
  await watchPolicy(context, problems.violations);
  context.on('weberror', (webError) => {
    problems.pageErrors.push(`Uncaught: ${webError.error().stack ?? webError.error().message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.consoleErrors.push(`Console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left cancels what it was still loading.
    if (reason === 'net::ERR_ABORTED') return;
    problems.consoleErrors.push(`Failed request: ${request.url()} (${reason})`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) {
      problems.outsideRequests.push(`Request to another host: ${request.url()}`);
    }
  });
}

const mark = 'Forbidden by the policy: ';

/**
 * Watches for violations: a page reports them in its console. Without scripts it cannot; there the
 * browser logs errors.
 */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark)) violations.push(text.slice(mark.length));
  });
  await context.addInitScript((start) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI } = event;
      console.debug(`${start}${effectiveDirective} ${blockedURI} in ${documentURI}`);
    });
  }, mark);
}
