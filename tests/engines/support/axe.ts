import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Tab } from './engine';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const resultSchema = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
  }),
);

/** Returns what axe finds wrong with the page as it is now, a line for each place. */
export async function axeViolations(tab: Tab): Promise<string[]> {
  await tab.evaluate(`(() => { ${source} })()`);
  const found = await tab.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return resultSchema
    .parse(found)
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`,
      ),
    );
}
