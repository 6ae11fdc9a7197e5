import { HtmlValidate } from 'html-validate';
import { requireBuild } from './support/build';
import { htmlRules } from './support/html-rules';
import { pages } from './support/pages';

beforeAll(requireBuild);

test('html-validate sees what is wrong', async () => {
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
