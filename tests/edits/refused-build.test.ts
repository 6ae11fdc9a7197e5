import { buildVariant } from '../../packages/build/build-variant';
import { refusedEdits } from './support/all-edits';
import { copyContent } from './support/content-copy';

/** Edits of separate files, so that none hides the mistake of another. */
const together = [
  'misspell a field',
  'forget a comma',
  'name an unknown fact',
  'point to this machine',
];

test('a build with wrong content stops, and names every mistake at once', async () => {
  const content = copyContent();
  const wrong = (await refusedEdits()).filter(({ name }) => together.includes(name));
  for (const { edit } of wrong) await edit(content);

  const said = await buildVariant('refused', content.folder).then(
    () => 'The build went through.',
    // Gatsby breaks lines at the width of the terminal.
    (error: unknown) => String(error).replace(/\s+/g, ' '),
  );
  content.discard();

  const sentences = wrong.map(({ says }) => says.replace(/^(\S+:\d+:\d+) {2}/, '$1 error '));
  expect(sentences).toHaveLength(together.length);
  for (const sentence of sentences) expect(said).toContain(sentence);
  expect(said).toMatch(/\d+ errors( and \d+ warnings)? in content\//);
}, 600_000);
