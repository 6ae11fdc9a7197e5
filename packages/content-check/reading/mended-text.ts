import type { Edit } from '../problem';

/** A text with some of its mistakes corrected, so that a parser can read on after them. */
export type MendedText = {
  original: string;
  text: string;
  /** Returns the offset in the original of an offset in `text`. */
  originOf: (offset: number) => number;
  /** Returns the end in the original of a part that ends at an offset in `text`. */
  endOf: (offset: number) => number;
  /** Returns the text with one more edit; its offsets are those of `text`. */
  with: (edit: Edit) => MendedText;
};

/** Makes a text of cells: one for each character of the original and one for its end, with what replaces it. */
function ofCells(original: string, cells: readonly string[]): MendedText {
  const starts: number[] = [];
  /** The cell of each character of the text. */
  const cellOf: number[] = [];
  for (const [index, cell] of cells.entries()) {
    starts.push(cellOf.length);
    for (let rest = cell.length; rest > 0; rest -= 1) cellOf.push(index);
  }
  const cellAt = (offset: number) => cellOf[offset] ?? cells.length - 1;
  return {
    original,
    text: cells.join(''),
    originOf: cellAt,
    endOf(offset) {
      const last = cellAt(Math.max(0, offset - 1));
      return offset > 0 && cells[last] === original[last] ? last + 1 : cellAt(offset);
    },
    with({ from, to, text }) {
      const first = cellAt(from);
      const last = cellAt(to);
      const kept = (cells[first] ?? '').slice(0, from - (starts[first] ?? cellOf.length));
      const next = [...cells.slice(0, last), cells[last] ?? '', ...cells.slice(last + 1)];
      next.fill('', first, last);
      next[first] = kept + text + (first === last ? (cells[first] ?? '').slice(kept.length) : '');
      return ofCells(original, next);
    },
  };
}

/** Starts with a text as its writer left it. */
export const asWritten = (text: string): MendedText => ofCells(text, [...text.split(''), '']);
