import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inject } from './axe';

const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

const messagesSchema = z.array(z.string());

/** Returns HTML CodeSniffer's errors on the current page: a line for each. */
export async function codeSnifferErrors(page: Page): Promise<string[]> {
  await inject(page, 'HTMLCS', source);
  const messages: unknown = await page.evaluate(`new Promise((resolve, reject) =>
    HTMLCS.process('WCAG2AA', document, () =>
      resolve(HTMLCS.getMessages()
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => code + ': ' + msg + ': ' + (element.outerHTML ?? '').slice(0, 120))),
    reject))`);
  return messagesSchema.parse(messages);
}
