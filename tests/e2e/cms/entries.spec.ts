import sharp from 'sharp';
import { author, expect, test } from './editor';

const article = 'content/insights/the-first-line.mdx';
const question = 'content/faq/how-soon-results.mdx';

test('a changed field changes its line, and its next change the line again', async ({ editor }) => {
  for (const words of ['When will I see results?', 'How soon do I see results?']) {
    await editor.open('Question/entries/how-soon-results');
    await editor.fill({ question: words });
    await editor.saveEntry();
    await editor.expectChanges({
      [question]: editor.file(question).replace(/(?<=question: ).*/, words),
    });
  }
});

test('a new entry has its place in the order, and its picture: photos are turned and made smaller', async ({
  editor,
}) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 2500, height: 1500, channels: 3, background: '#888', noise } as const;
  const photo = sharp({ create }).jpeg({ quality: 100 }).withMetadata({ orientation: 6 });
  const jpg = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() };
  await editor.open('Testimonial/new');
  const picture = editor.field('image.light');
  const shown = picture.locator('img[src^="blob:"]').first();
  for (const [file, width, height] of [
    [jpg, 1440, 2400],
    ['tests/e2e/support/phone.heic', 320, 240],
  ] as const) {
    await picture.locator('input[type=file]').first().setInputFiles(file);
    await expect(shown).toHaveJSProperty('naturalWidth', width);
    await expect(shown).toHaveJSProperty('naturalHeight', height);
  }
  await expect(picture).toContainText('/images/phone.webp');
  await editor.fill({ quote: 'They asked why until I knew.', author: 'Ada Loom', role: 'Founder' });
  await editor.attach(picture, 'portrait-mei');
  await editor.turn('consent');
  await editor.saveEntry();
  await editor.expectChanges({
    'content/images/portrait-mei.webp': '',
    'content/testimonials/ada-loom.json': expect.stringMatching(
      /"order": \d+,[^]*"light": "images\/portrait-mei.webp",\s*"alt": ""/,
    ),
  });
  await editor.expectNoErrors();
});

test('items of a list change places', async ({ editor }) => {
  const file = 'content/values.json';
  for (const _time of ['once', 'and back']) {
    const values = editor.file(file);
    const [, one = '', two = ''] = /\[\s*({[^}]*}),\s*({[^}]*})/.exec(values) ?? [];
    await editor.open('_singletons/entries/Values');
    const handles = editor.field('items').getByRole('button', { name: 'Reorder Item' });
    await handles.nth(1).press('ArrowUp');
    await editor.saveEntry();
    await editor.expectChanges({
      [file]: values.replace(one, '@').replace(two, one).replace('@', two),
    });
  }
});

test.describe('in a window as high as all fields of an article', () => {
  test.use({ viewport: { width: 1280, height: 6000 } });

  test('an article is written, published, renamed and changed', async ({ editor }) => {
    const { page, body } = editor;
    await editor.open('Article/new');
    await editor.fill({
      title: 'The first line',
      published: '2025-03-31',
      description: 'Where a text begins, and why that is seldom its first line.',
    });
    await editor.field('author').getByRole('radio').first().click();
    await editor.field('topics').getByRole('checkbox').first().click();
    await editor.attach(editor.field('picture.light'), 'portrait-amara');
    await editor.turn('draft');
    await body.click();
    // A paragraph of which the first word is one character keeps it.
    for (const paragraph of ['I begin **late**.', 'A brief. 2 < 3.', '2 things', '| is a bar']) {
      await page.keyboard.type(paragraph);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('É isto.');
    const quote = await editor.insert(/^Quote/);
    await quote.getByRole('textbox', { name: 'Source' }).fill('Mei Silkworth');
    await quote.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('I read it *aloud*.');
    await body.locator('> p').last().click();
    const figure = await editor.insert(/^Figure/);
    await editor.copy('<p>A drawing of a <b>man</b></p>');
    await editor.attach(figure, 'portrait-tomas');
    await editor.save.click();
    await expect(figure.getByText('This field is required.')).toBeVisible();
    await figure.getByRole('textbox', { name: 'Alternative text' }).click();
    await page.keyboard.press('ControlOrMeta+V');
    await editor.saveEntry();
    const end = '\ndraft: true\n---\n\nI begin **late**.\n\nA brief. 2 < 3.\n\n2 things\n\n| is a bar\n\nÉ isto.\n\n<Quote source="Mei Silkworth">\n\nI read it _aloud_.\n\n</Quote>\n\n<Figure picture="images/portrait-tomas.webp" alt="A drawing of a man" />\n'; // prettier-ignore
    await editor.expectChanges({
      [article]: expect.stringContaining(end),
      'content/images/portrait-amara.webp': '',
      'content/images/portrait-tomas.webp': '',
    });

    await editor.open('Article/entries/the-first-line');
    // The path of a picture keeps its one slash.
    await expect(figure.getByText(/^\/images\/portrait-tomas\.webp$/)).toBeVisible();
    await editor.turn('draft');
    await editor.saveEntry();
    await editor.expectChanges({ [article]: editor.file(article).replace('draft: true\n', '') });

    let file = article;
    for (const name of ['first-lines', 'the-very-first-line']) {
      const renamed = `content/insights/${name}.mdx`;
      await editor.rename('Article', file, name);
      await editor.expectChanges({ [file]: undefined, [renamed]: editor.file(file) });
      file = renamed;
    }
    await editor.open('Article/entries/the-very-first-line');
    await editor.fill({ title: 'The very first line' });
    await editor.saveEntry();
    await editor.expectChanges({
      [file]: editor.file(file).replace('The first line', 'The very first line'),
    });
    await editor.expectNoErrors();
  });
});

test('entries change places and then words', async ({ editor }) => {
  const { page } = editor;
  await editor.open('Question');
  await page.getByRole('button', { name: 'Reorder Entries' }).click();
  await page.getByRole('button', { name: 'Move Down' }).first().click();
  await page.getByRole('button', { name: 'Done Reordering Entries' }).click();
  const file = 'content/faq/discovery-call.mdx';
  const second = editor.file(file).replace('order: 1', 'order: 2');
  await editor.expectChanges(expect.objectContaining({ [file]: second }));
  await editor.open('Question/entries/discovery-call');
  await editor.fill({ question: 'What happens first?' });
  await editor.saveEntry();
  await editor.expectChanges({
    [file]: second.replace(/(?<=question: ).*/, 'What happens first?'),
  });
});

test('an entry is removed, and another written by its name', async ({ editor }) => {
  const { page, body } = editor;
  const file = 'content/faq/my-time-zone.mdx';
  await editor.open('Question');
  await page
    .getByRole('row', { name: 'Do you work in my time zone?' })
    .getByRole('checkbox')
    .click();
  await page.getByRole('button', { name: 'Delete Selected Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await editor.expectChanges(expect.objectContaining({ [file]: undefined }));
  await editor.open('Question/new');
  await editor.fill({ question: 'My time zone' });
  await body.click();
  await page.keyboard.type('Yes.');
  await editor.saveEntry();
  const order = expect.stringMatching(/^---\nquestion: My time zone\norder: \d+\n---\n\nYes\.\n$/);
  await editor.expectChanges({ [file]: order });
  await editor.expectNoErrors();
});

test('a text that was changed elsewhere is not overwritten', async ({ editor }) => {
  const { page } = editor;
  await editor.open('Question/entries/who-writes');
  await editor.fill({ question: 'Who holds the pen?' });
  const theirs = '---\nquestion: Who?\norder: 3\n---\n\nWe.\n';
  await editor.write({ 'content/faq/who-writes.mdx': theirs });
  await editor.save.click();
  await expect(page.getByText(`it was changed by ${author}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy my text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await expect(page.getByText('Nothing was saved.')).toBeVisible();
  await editor.expectChanges({ 'content/faq/who-writes.mdx': theirs });
});
