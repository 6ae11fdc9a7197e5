import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};

/** What axe leaves to a person, who has looked: the rule, the place, and why it holds there. */
const decided: readonly { rule: string; place: RegExp; because: string }[] = [];

const findingSchema = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(
      z.object({
        target: z.array(z.unknown()),
        html: z.string(),
        any: z.array(z.object({ message: z.string() })),
        all: z.array(z.object({ message: z.string() })),
        none: z.array(z.object({ message: z.string() })),
      }),
    ),
  }),
);
const resultSchema = z.object({ violations: findingSchema, incomplete: findingSchema });

const isDecided = (id: string, html: string) =>
  decided.some(({ rule, place }) => rule === id && place.test(html));

/** Puts an engine into the page, once. */
export async function inject(page: Page, name: string, code: string): Promise<void> {
  if (await page.evaluate((key) => key in window, name)) return;
  await page.evaluate(code);
}

/**
 * What axe finds wrong with the page as it is now, or cannot decide: a line for each place.
 * `within`: a selector of the part that is looked at; left out: the whole page.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  await inject(page, 'axe', source);
  const place = JSON.stringify(within ?? null);
  const result: unknown = await page.evaluate(
    `axe.run(${place} ?? document, ${JSON.stringify(options)})`,
  );
  const { violations, incomplete } = resultSchema.parse(result);
  return [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => violations.some((one) => one.id === id) || !isDecided(id, html))
      .map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id} (${help}): ${target.join(' ')}: ${why}`;
      }),
  );
}
