import { addDocsNotes } from './docs-notes';

/** Matches the link of a note in the HTML of Word, Google Docs and LibreOffice: to the note, or back to its place. */
const noteLink =
  /#_?(ftnt|ftn|edn|sdfootnote|sdendnote)(?<back>_?ref)?(?<number>\d+)(?<anchor>anc|sym)?$/;

/** Writes the notes of a document as Markdown: `[^1]` in the text, and `[^1]: ` before the note. */
function markNotes(page: Document): void {
  for (const link of page.querySelectorAll('a[href*="#"]')) {
    const { back, number, anchor } = noteLink.exec(link.getAttribute('href') ?? '')?.groups ?? {};
    if (number === undefined) continue;
    const isNote = back !== undefined || anchor === 'anc';
    link.replaceWith(`[^${number}]${isNote ? ': ' : ''}`);
  }
}

/** Makes lists of the paragraphs that Word writes for the items of a list, with their bullets or numbers as text. */
function makeLists(page: Document): void {
  /** The open lists, from the outermost to the innermost. */
  let lists: Element[] = [];
  for (const paragraph of page.querySelectorAll('p')) {
    const style = paragraph.getAttribute('style') ?? '';
    const [, depth] = /mso-list:.*?\blevel(\d)/.exec(style) ?? [];
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    if (depth === undefined || !marker) continue;
    const isNext = lists[0] !== undefined && lists[0] === paragraph.previousElementSibling;
    lists = isNext ? lists.slice(0, Number(depth)) : [];
    const name = /^\s*\w+[.)]/.test(marker.textContent) ? 'ol' : 'ul';
    marker.remove();
    while (lists.length < Number(depth)) {
      const list = page.createElement(name);
      const around = lists.at(-1);
      if (around) (around.lastElementChild ?? around).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/**
 * Returns pasted HTML with lists and notes in the form that the editor reads, and the number of pictures left out.
 *
 * @param docs what Google Docs adds to the HTML; empty for other programs
 */
export function cleanPaste(html: string, docs: string): { html: string; pictures: number } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  addDocsNotes(page, docs);
  markNotes(page);
  makeLists(page);
  const pictures = page.querySelectorAll('img');
  for (const picture of pictures) picture.remove();
  // Lexical would drop the spaces on both sides of a picture.
  page.body.normalize();
  return { html: page.body.innerHTML, pictures: pictures.length };
}
