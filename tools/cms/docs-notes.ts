import { z } from 'zod';

/** The clipboard format of Google Docs. Its HTML has no notes. */
export const docsFormat = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

const slice = z.object({
  /** The words, with a sign at the place of each note and of each picture. */
  dsl_spacers: z.string(),
  /** The ids of notes, at the places of their signs. */
  dsl_styleslices: z.array(
    z.object({
      stsl_type: z.string(),
      stsl_styles: z.array(z.object({ fs_id: z.string().optional() }).nullable()).optional(),
    }),
  ),
  dsl_relateddocslices: z.record(z.string(), z.object({ dsl_spacers: z.string() })).optional(),
});

const json = z.string().transform((text): unknown => JSON.parse(text));
const clip = json.pipe(
  z
    .object({ data: json.pipe(z.object({ resolved: slice })) })
    .transform(({ data }) => data.resolved),
);

/** Returns a text without spaces and control characters, in which the HTML differs. */
const visible = (text: string) => text.replaceAll(/[\s\p{Cc}]/gu, '');

/** Inserts words into a page, after a number of visible characters. A picture counts as one. */
function insertAfter(page: Document, count: number, words: string): void {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let rest = count;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.nodeName === 'IMG') rest -= 1;
    if (!(node instanceof Text)) continue;
    const { length } = visible(node.data);
    if (length < rest) rest -= length;
    else {
      let end = 0;
      while (visible(node.data.slice(0, end)).length < rest) end += 1;
      node.insertData(end, words);
      return;
    }
  }
}

/** Adds the notes of Google Docs to its HTML as Markdown: `[^1]` in the text, and `[^1]: ` before the note. */
export function addDocsNotes(page: Document, data: string): void {
  const { data: pasted } = clip.safeParse(data || 'null');
  if (!pasted) return;
  const { dsl_spacers: words, dsl_styleslices: styles, dsl_relateddocslices: others = {} } = pasted;
  const { stsl_styles: signs = [] } =
    styles.find(({ stsl_type }) => stsl_type === 'footnote') ?? {};
  const notes = signs.flatMap((sign, index) => {
    const note = sign?.fs_id === undefined ? undefined : others[sign.fs_id];
    return note ? [{ index, text: note.dsl_spacers }] : [];
  });
  // From the last to the first, so that earlier places stay.
  for (const [before, { index }] of [...notes.entries()].reverse())
    insertAfter(page, visible(words.slice(0, index)).length - before, `[^${before + 1}]`);
  for (const [before, { text }] of notes.entries()) {
    const paragraph = page.createElement('p');
    paragraph.textContent = `[^${before + 1}]: ${text.replaceAll(/\p{Cc}+/gu, ' ').trim()}`;
    page.body.append(paragraph);
  }
}
