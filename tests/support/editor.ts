type Files = Record<string, string>;

/** Writes files into the browser's private folder, in place of the folder that a writer picks. */
export async function writeFiles(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory();
  for (const [path, text] of Object.entries(files)) {
    const [name = '', ...folders] = path.split('/').reverse();
    let within = root;
    for (const one of folders.reverse())
      within = await within.getDirectoryHandle(one, { create: true });
    const file = await (await within.getFileHandle(name, { create: true })).createWritable();
    await file.write(text);
    await file.close();
  }
}

/** Returns the files of that folder, by their paths; pictures without their content. */
export async function readFiles(): Promise<Files> {
  const files: Files = {};
  const handles: [string, FileSystemHandle][] = [['', await navigator.storage.getDirectory()]];
  for (const [path, handle] of handles) {
    if (handle instanceof FileSystemFileHandle)
      files[path.slice(1)] = path.endsWith('.webp') ? '' : await (await handle.getFile()).text();
    if (handle instanceof FileSystemDirectoryHandle)
      for await (const [name, one] of handle) handles.push([`${path}/${name}`, one]);
  }
  return files;
}

/** Pastes the same in some formats into the element that has the focus. */
export function paste(formats: Files): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox ignores the option of this name.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.activeElement?.dispatchEvent(event);
}

/** What a writer types; two line ends leave a list or a quotation. */
export const typed =
  'I think we do.\nA O E é\n2 things\n| is a bar\nI {brand} } {\nUse \\{brand\\} a\\_b.\n2 < 3 <b\n## A word\n- I\nO\n\n1. A\nI\n\n> E se?\n\n';

/** What a slow writer types: Sveltia takes over the text between two keys. */
export const typedSlowly = 'I go.\nA O\n- I\nO\n\n';

/** The same in the file. */
export const typedSlowlyText = 'I go.\n\nA O\n\n- I\n- O';

/** What was typed at once, in the file. */
export const typedText =
  'I think we do.\n\nA O E é\n\n2 things\n\n| is a bar\n\nI {brand} } {\n\nUse \\{brand\\} a\\_b.\n\n2 < 3 <b\n\n## A word\n\n- I\n- O\n\n1. A\n2. I\n\n> E se?';

/** Returns a list's item as Word puts it on the clipboard. */
const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docsParagraph = (words: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-weight:400;white-space:pre-wrap;">${words}</span></p>`;

const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;white-space:pre;" aria-level="${level}">${docsParagraph(words)}</li>`;

/** A text of Google Docs, with what it adds for its notes. */
const fromDocs = {
  'text/html': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2b5e0ad0-7fff-5a9e">${docsParagraph('From Docs, # 1')}<ul style="padding-inline-start:48px;">${docsItem(1, 'A')}<ul style="padding-inline-start:48px;">${docsItem(2, 'O')}</ul>${docsItem(1, 'E')}</ul>${docsParagraph('It is.')}</b><br class="Apple-interchange-newline">`,
  'application/x-vnd.google-docs-document-slice-clip+wrapped': JSON.stringify({
    dct: 'kix',
    data: JSON.stringify({
      resolved: {
        dsl_spacers: 'From Docs#, # 1\nA\nO\nE\nIt is.#\n',
        dsl_styleslices: [
          { stsl_type: 'autogen', stsl_styles: [] },
          {
            stsl_type: 'footnote',
            stsl_styles: Array.from({ length: 29 }, (_one, index) => {
              const id = { 9: 'kix.a', 28: 'kix.b' }[index];
              return id === undefined ? null : { fs_id: id };
            }),
          },
        ],
        dsl_relateddocslices: {
          'kix.a': { dsl_spacers: '\u0003 A note.\n' },
          'kix.b': { dsl_spacers: '\u0003 Another.\n' },
        },
      },
    }),
  }),
};

const fromWriter = `<html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/></head><body lang="en-US" dir="ltr"><p>
From Writer<a class="sdfootnoteanc" href="#sdfootnote7sym" name="sdfootnote7anc"><sup>7</sup></a></p>
<ul>
\t<li><p>A</p>
\t<ul>
\t\t<li><p>O</p></li>
\t</ul></li>
\t<li><p>E</p></li>
</ul>
<div id="sdfootnote7"><p class="sdfootnote-western"><a class="sdfootnotesym" href="#sdfootnote7anc" name="sdfootnote7sym">7</a>A
\tnote.</p>
</div>
</body></html>`;

/** What a writer pastes, in its formats, with how it is in the file. */
export const pasted: readonly (readonly [formats: Files, written: string])[] = [
  [
    { 'text/plain': 'I saw.\nA brief < {brand}.\n\n2 things' },
    'I saw.\n\nA brief < {brand}.\n\n2 things',
  ],
  [
    {
      'text/html':
        '<h2>A head</h2><p>I <b>saw</b> 2 &lt; 3 {x} |</p><ul><li>A</li><li>O</li></ul><blockquote>E</blockquote><table><tr><td>A</td><td>O</td></tr><tr><td>1</td><td>2</td></tr></table><p>I</p>',
    },
    '## A head\n\nI **saw** 2 < 3 {x} |\n\n- A\n- O\n\n> E\n\n| A | O |\n| --- | --- |\n| 1 | 2 |\n\nI',
  ],
  [
    {
      'text/html': `<p class=MsoNormal>From Word<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>${wordItem(1, '·', 'A')}${wordItem(2, 'o', 'O')}${wordItem(1, '·', 'E')}<p class=MsoNormal>I</p>${wordItem(1, '1.', 'One')}${wordItem(1, '2.', 'Two')}<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> A note.</p></div></div>`,
    },
    'From Word[^1]\n\n- A\n    - O\n- E\n\nI\n\n1. One\n2. Two\n\n[^1]: A note.',
  ],
  [
    fromDocs,
    'From Docs[^1], # 1\n\n- A\n    - O\n- E\n\nIt is.[^2]\n\n[^1]: A note.\n\n[^2]: Another.',
  ],
  [{ 'text/html': fromWriter }, 'From Writer[^7]\n\n- A\n    - O\n- E\n\n[^7]: A note.'],
];
