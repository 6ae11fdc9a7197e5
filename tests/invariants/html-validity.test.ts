import { HtmlValidate } from 'html-validate';
import { z } from 'zod';
import { requireBuild } from './support/build';
import { htmlRules } from './support/html-rules';
import { pages } from './support/pages';

beforeAll(requireBuild);

test.each([
  ['element-permitted-content', '<ul><div></div></ul>'],
  ['no-dup-id', '<p id="a">One</p><p id="a">Two</p>'],
  ['no-missing-references', '<div role="group" aria-labelledby="none">One</div>'],
  ['no-missing-references', '<label for="none">One</label>'],
  ['input-missing-label', '<input type="text" name="one">'],
  ['no-multiple-main', '<main>One</main><main>Two</main>'],
  ['missing-doctype', '<html lang="en"><head><title>One</title></head></html>'],
])('html-validate finds the fault %s in %s', async (rule, html) => {
  const { results } = await new HtmlValidate(htmlRules).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(rule);
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
