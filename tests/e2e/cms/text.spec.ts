import {
  paste,
  pasted,
  typed,
  typedSlowly,
  typedSlowlyText,
  typedText,
} from '../../support/editor';
import { shorterText } from '../../support/texts';
import { expect, test } from './editor';

test('the editor keeps every character, typed or pasted, keeps it again, and names the pictures that it leaves out', async ({
  editor,
}) => {
  const { page, body } = editor;
  const file = 'content/faq/is-it-all.mdx';
  await editor.open('Question/new');
  await editor.fill({ question: 'Is it all?' });
  await body.click();
  await page.keyboard.type(typed);
  await page.keyboard.type(typedSlowly, { delay: 90 });
  for (const [formats] of pasted) {
    await page.evaluate(paste, formats);
    await page.keyboard.press('Enter');
  }
  await page.evaluate(paste, {
    'text/html': '<p>Before <img src="https://lh3.example.com/a" alt="A">after</p>',
  });
  const message = page.getByRole('dialog').filter({ hasText: 'Pictures were in what you pasted' });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  // The closed message gives the focus back, which can move the caret. The editor drops empty paragraphs when it saves.
  await expect(async () => {
    await body.locator('> p').last().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const isAtEnd = await body
      .locator('> p')
      .last()
      .evaluate(
        (last) => last.textContent === '' && last.contains(getSelection()?.anchorNode ?? null),
      );
    expect(isAtEnd).toBe(true);
  }).toPass();
  // From within a sentence.
  await page.keyboard.type('It is.');
  await page.keyboard.press('ArrowLeft');
  const table = await editor.insert(/^Table/);
  const price = table.getByRole('textbox', { name: 'Price, row 1' });
  await price.press('Home');
  await price.pressSequentially('2 |');
  await table.getByRole('button', { name: 'Add a row after row 1' }).click();
  await table.getByRole('textbox', { name: 'Plan, row 2' }).fill('Middle');
  await editor.saveEntry();
  const rows = ['Plan | Price', '--- | ---', 'First | 2 \\|1', 'Middle | ', 'Second | 2'];
  const inserted = ['Before after', 'It is.', rows.map((row) => `| ${row} |`).join('\n')];
  const text = [typedText, typedSlowlyText, ...pasted.map(([, one]) => one), ...inserted].join(
    '\n\n',
  );
  await editor.expectChanges({ [file]: expect.stringContaining(`---\n\n${text}\n`) });

  await editor.open('Question/entries/is-it-all');
  await editor.fill({ question: 'Was it all?' });
  await editor.saveEntry();
  await editor.expectChanges({ [file]: editor.file(file).replace('Is it', 'Was it') });
});

test.describe('a text with all that Markdown has', () => {
  const file = 'content/faq/how-soon-results.mdx';
  const opened = `---\nquestion: Why?\norder: 1\n---\n\nFirst.\n\n|a|Price |\n|-|:-|\n| _1_ |  2|\n|3\n\n${shorterText}\n`;
  test.use({ changed: { [file]: opened } });

  test('keeps every byte, however often its entry is saved', async ({ editor }) => {
    const { page, body } = editor;
    const cell = body.getByRole('textbox', { name: 'Price, row 1' });
    const save = async (changes: readonly (readonly [from: string, to: string])[]) => {
      await editor.saveEntry();
      await editor.expectChanges({
        [file]: changes.reduce((text, [from, to]) => text.replace(from, to), editor.file(file)),
      });
    };
    await editor.open('Question/entries/how-soon-results');
    await body.getByText('First.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' One.');
    await cell.press('Home');
    await cell.pressSequentially('1 | ');
    await save([
      ['First.', 'First. One.'],
      ['| _1_ |  2|', '| _1_ | 1 \\| 2 |'],
    ]);
    await editor.open('Question/entries/how-soon-results');
    await editor.fill({ question: 'Why not?' });
    await cell.fill('2');
    await save([
      ['Why?', 'Why not?'],
      ['1 \\| 2', '2'],
    ]);
  });
});
