import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { layOutAll, wear } from './wear';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};

const findingSchema = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(
      z.object({
        target: z.array(z.unknown()),
        any: z.array(z.object({ message: z.string() })),
        all: z.array(z.object({ message: z.string() })),
        none: z.array(z.object({ message: z.string() })),
      }),
    ),
  }),
);
const resultSchema = z.object({ violations: findingSchema, incomplete: findingSchema });

/** Injects an engine into the page; false if it was there. */
export async function inject(page: Page, name: string, code: string): Promise<boolean> {
  if (await page.evaluate((key) => key in window, name)) return false;
  await page.evaluate(code);
  return true;
}

type Findings = z.infer<typeof findingSchema>;

const lines = (findings: Findings) =>
  findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} (${help}): ${target.join(' ')}: ${why}`;
    }),
  );

/**
 * Returns what axe finds, and what it cannot decide, on the current page: a line for each place.
 */
async function runAxe(page: Page, within?: string) {
  if (await inject(page, 'axe', source)) {
    // Content below the header, or below a toast, is measured without them, because axe cannot see
    // through them.
    await layOutAll(page);
    await wear(page, 'header, [role=status] { position: static !important }');
    // Nor can it see what a table has to be scrolled for.
    await wear(page, 'section[tabindex] :is(th, td) { min-width: 0 !important }');
  }
  const place = JSON.stringify(within ?? null);
  const result: unknown = await page.evaluate(
    `axe.run(${place} ?? document, ${JSON.stringify(options)})`,
  );
  const { violations, incomplete } = resultSchema.parse(result);
  // The arrow after a footnote has a name, and no words that the name could repeat.
  const undecided = lines(incomplete).filter((line) => !line.includes('.data-footnote-backref'));
  return { violations: lines(violations), incomplete: undecided };
}

/** Returns axe's violations on the current page. */
export const axeViolations = async (page: Page) => (await runAxe(page)).violations;

/**
 * Returns axe's violations, and what it cannot decide, on the current page. `within`: a selector of
 * the part to check; omitted: the whole page.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, within);
  return [...violations, ...incomplete];
}
