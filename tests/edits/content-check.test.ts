import { checkContent, contentFiles, errorsIn } from '../../packages/content-check/check';
import { formatProblem } from '../../packages/content-check/problem';
import { changeAWord } from './support/change-a-word';
import { honestEdits, refusedEdits, type NamedEdit } from './support/all-edits';
import { specifiedContent } from '../../packages/build/sites';
import { copyContent } from './support/content-copy';

async function errorsAfter({ edit }: Pick<NamedEdit, 'edit'>): Promise<string[]> {
  const content = copyContent();
  try {
    await edit(content);
    return errorsIn(checkContent(content.folder)).map(formatProblem);
  } finally {
    content.discard();
  }
}

test('there are at least thirty honest edits, and fifteen that are refused', async () => {
  expect((await honestEdits()).length).toBeGreaterThanOrEqual(30);
  expect((await refusedEdits()).length).toBeGreaterThanOrEqual(15);
});

test('the content check accepts each honest edit', async () => {
  const refused: string[] = [];
  for (const edit of await honestEdits()) {
    refused.push(...(await errorsAfter(edit)).map((error) => `${edit.name}: ${error}`));
  }
  expect(refused).toEqual([]);
});

test('the content check accepts another word in each file, one file at a time', async () => {
  const changed: string[] = [];
  const refused: string[] = [];
  for (const file of contentFiles(specifiedContent)) {
    const errors = await errorsAfter({
      edit: (content) => {
        if (changeAWord(content, file)) changed.push(file);
      },
    });
    refused.push(...errors.map((error) => `${file}: ${error}`));
  }
  expect(changed.length).toBeGreaterThan(25);
  expect(refused).toEqual([]);
});

test('the content check refuses each wrong edit with its sentence', async () => {
  for (const edit of await refusedEdits()) {
    const errors = await errorsAfter(edit);
    expect(`${edit.name}: ${errors.join('\n')}`).toContain(edit.says);
  }
});
