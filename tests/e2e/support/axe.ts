import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const resultSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      help: z.string(),
      nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string() })),
    }),
  ),
});

/** What axe finds wrong with the page as it is now: a line for each place. */
export async function axeViolations(page: Page): Promise<string[]> {
  const result: unknown = await page.evaluate(
    `window.axe === undefined && (() => { ${source} })(); axe.run(document, ${JSON.stringify(options)})`,
  );
  return resultSchema
    .parse(result)
    .violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} (${help}): ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
    );
}
