import { HtmlValidate } from 'html-validate';
import { z } from 'zod';
import { requireBuild } from './support/build';
import { htmlRules } from './support/html-rules';
import { pages } from './support/pages';

beforeAll(requireBuild);

test('html-validate finds faults', async () => {
  const { errorCount } = await new HtmlValidate(htmlRules).validateString('<ul><div></div></ul>');
  expect(errorCount).toBeGreaterThan(0);
});

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(htmlRules);
  const messages = await Promise.all(
    pages().map(async ({ file, html }) => {
      const { results } = await validator.validateString(html);
      return results
        .flatMap((result) => result.messages)
        .map(
          ({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector ?? ''})`,
        );
    }),
  );
  expect(messages.flat()).toEqual([]);
});

/** https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness */
const eagerness = z.enum(['immediate', 'eager', 'moderate', 'conservative']);
const rules = z.array(z.strictObject({ where: z.record(z.string(), z.string()), eagerness }));
const speculationRules = z.strictObject({ prefetch: rules, prerender: rules });

test('every page has valid speculation rules', () => {
  for (const { html } of pages()) {
    const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    speculationRules.parse(JSON.parse(text));
  }
});
