import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { requireBuild } from './support/build';
import { pages } from './support/pages';
import { schemaOrgVocabulary } from './support/vocabulary';

beforeAll(requireBuild);

const vocabulary = schemaOrgVocabulary();

/** Returns the errors of Adobe's validator, without its recommendations. */
async function problemsIn(html: string): Promise<string[]> {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator(vocabulary).validate(found);
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const script = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`;

test.each([
  [{ '@type': 'Organisation', name: 'x' }, 'Type "Organisation" is not a valid schema.org type'],
  [{ '@type': 'WebSite', price: '1' }, 'Property "price" for type "WebSite" is not supported'],
  [{ '@type': 'BreadcrumbList' }, 'itemListElement'],
])('the validator finds the fault in %j', async (node, problem) => {
  expect((await problemsIn(script(node))).join()).toContain(problem);
});

test('the validator knows what types inherit', async () => {
  expect(await problemsIn(script({ '@type': 'AboutPage', name: 'x', inLanguage: 'en' }))).toEqual(
    [],
  );
});

test('the structured data of every page passes Adobe’s validator', async () => {
  const withData = pages().filter(({ html }) => html.includes('application/ld+json'));
  expect(withData.length).toBeGreaterThan(0);
  const problems = await Promise.all(
    withData.map(async ({ file, html }) =>
      (await problemsIn(html)).map((problem) => `${file}: ${problem}`),
    ),
  );
  expect(problems.flat()).toEqual([]);
});
