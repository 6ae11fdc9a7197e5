import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { z } from 'zod';
import { publicFolder, requireBuild } from './support/build';
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

const nu = path.join(
  path.dirname(createRequire(__filename).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
const nuReport = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), lastColumn: z.number().optional() }),
  ),
});

/** What the Nu validator does not know yet, and browsers do. */
const unknownToNu = [
  // “immediate”, which a test of its own lets pass among the words of the HTML standard.
  /^The “eagerness” property in a speculation rule must be one of/,
  // CSS Properties and Values.
  /^CSS: Unrecognized at-rule “@property”/,
  // A sum with a custom property, whose type the checker cannot see.
  /^CSS: “max-width”: The types are incompatible/,
  // A registered custom property moves like any other.
  /^CSS: “transition”: “--[a-z-]+” is not a “transition” value/,
];

/** The errors that the Nu validator finds in files. */
function nuErrors(files: readonly string[]): string[] {
  const { stderr } = spawnSync(
    'java',
    ['-jar', nu, '--errors-only', '--format', 'json', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  return nuReport
    .parse(JSON.parse(stderr))
    .messages.filter(({ message }) => !unknownToNu.some((known) => known.test(message)))
    .map(({ url, message, lastColumn }) => `${url}:${lastColumn ?? 0}: ${message}`);
}

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) {
  process.stdout.write(
    'There is no Java on this machine: the Nu validator did not look at the pages.\n',
  );
}
const testWithJava = hasJava ? test : test.skip;

testWithJava('the Nu validator sees what is wrong', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-nu-'));
  const file = path.join(folder, 'wrong.html');
  writeFileSync(file, '<!doctype html><html lang="en"><title>x</title><ul><div></div></ul></html>');
  expect(nuErrors([file]).join()).toContain('not allowed as child of element “ul”');
  rmSync(folder, { recursive: true });
});

testWithJava('the Nu validator finds no error on any page', () => {
  expect(nuErrors(pages().map(({ file }) => path.join(publicFolder, file)))).toEqual([]);
});

/** https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness */
const eagerness = z.enum(['immediate', 'eager', 'moderate', 'conservative']);
const rules = z.array(z.strictObject({ where: z.record(z.string(), z.string()), eagerness }));
const speculationRules = z.strictObject({ prefetch: rules, prerender: rules });

test('every page has speculation rules that the HTML standard knows', () => {
  for (const { html } of pages()) {
    const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    speculationRules.parse(JSON.parse(text));
  }
});
