import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { addRules } from './page';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};

const findings = z.array(
  z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);
const resultSchema = z.object({ violations: findings, incomplete: findings });

/** The two views in which a page or a state is checked. */
export const views = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/**
 * Expects that axe finds nothing, and can decide all, on a phone in the dark theme and on a desktop
 * in the light one. Animations would be measured midway, so the page must be under reduced motion.
 *
 * @param within the part to check, by its selector; omitted: the page
 * @param chosen the views; omitted: both
 */
export async function expectAccessible(
  page: Page,
  within?: string,
  chosen: readonly (typeof views)[number][] = views,
): Promise<void> {
  await page.evaluate(source);
  // axe cannot see through what lies over the page, nor the cells that a wide table scrolls to.
  await addRules(
    page,
    'header, [role=status] { position: static !important } main span:empty { display: none !important } table { table-layout: fixed } th, td { min-width: 0 !important; padding: 0 !important }',
  );
  for (const { width, colorScheme } of chosen) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const place = JSON.stringify(within ?? null);
    const result: unknown = await page.evaluate(
      `axe.run(${place} ?? document, ${JSON.stringify(options)})`,
    );
    const { violations, incomplete } = resultSchema.parse(result);
    const found = [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id} (${help}): ${html}`),
    );
    // The arrow after a footnote has a name, and no words that the name could repeat.
    const faults = found.filter((line) => !line.includes('data-footnote-backref'));
    expect.soft(faults, `axe, ${page.url()}, ${width} px`).toEqual([]);
  }
}
