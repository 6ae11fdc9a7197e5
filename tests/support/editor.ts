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

/** Pastes into the element that has the focus. */
export function paste([type, text]: readonly [type: string, text: string]): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, text);
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

/** What a writer pastes, in two formats, with how it is in the file. */
export const pasted = [
  [
    'text/plain',
    'I saw.\nA brief < {brand}.\n\n2 things',
    'I saw.\n\nA brief < {brand}.\n\n2 things',
  ],
  [
    'text/html',
    '<h2>A head</h2><p>I <b>saw</b> 2 &lt; 3 {x} |</p><ul><li>A</li><li>O</li></ul><blockquote>E</blockquote><table><tr><td>A</td><td>O</td></tr><tr><td>1</td><td>2</td></tr></table><p>I</p>',
    '## A head\n\nI **saw** 2 < 3 {x} |\n\n- A\n- O\n\n> E\n\n| A | O |\n| --- | --- |\n| 1 | 2 |\n\nI',
  ],
  [
    'text/html',
    `<p class=MsoNormal>From Word<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>${wordItem(1, '·', 'A')}${wordItem(2, 'o', 'O')}${wordItem(1, '·', 'E')}<p class=MsoNormal>I</p>${wordItem(1, '1.', 'One')}${wordItem(1, '2.', 'Two')}<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> A note.</p></div></div>`,
    'From Word[^1]\n\n- A\n    - O\n- E\n\nI\n\n1. One\n2. Two\n\n[^1]: A note.',
  ],
] as const;
