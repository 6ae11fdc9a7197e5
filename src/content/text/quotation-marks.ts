type Pair = readonly [opening: string, closing: string];

/** How a language writes quotations. */
export type Quotations = {
  /** In place of double marks. */
  quotes: Pair;
  /** In place of single marks. */
  innerQuotes: Pair;
  /** Whether spaces separate the marks from the words. */
  isSpaced?: boolean;
};

export const apostrophe = '’';

/** Replaces code and addresses in a text. */
export const codeSign = '\ufffc';

/** Ends a paragraph in a text of several. */
export const paragraphEnd = '\u2029';

/** What people type. A straight mark may be the partner of another. */
const doubles = '"“”„«»';
const singles = "'‘’‚‹›";

/** A typed mark, with the characters beside it; they are empty at the ends of the text. */
type Mark = { at: number; paragraph: number; isDouble: boolean; before: string; after: string };

const isSpace = (character: string) => character.trim() === '';
const isDigit = (character: string) => /\p{N}/u.test(character);
const isLetter = (character: string) => /[\p{L}\p{N}\ufffc]|(?!\ufe0f)\p{M}/u.test(character);

/** Returns whether a script has no apostrophes, and no spaces around quotation marks. */
const isUnspaced = (character: string) =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u.test(
    character,
  );

/** Returns whether words end before a character that is no space. */
const endsWords = (character: string) => /[\p{Pe}\p{Pf},.;:!?…、。，！？：；]/u.test(character);

const isInWord = ({ before, after }: Mark) => isLetter(before) && isLetter(after);
const isAtStart = ({ before, after }: Mark) =>
  !isSpace(after) && (isSpace(before) || /[\p{Ps}\p{Pi}]/u.test(before));
const beginsParagraph = ({ before }: Mark) => before === '' || before === paragraphEnd;

/** Returns whether a single mark without a partner is an apostrophe, and not that of feet. */
function isApostrophe({ at, isDouble, before, after }: Mark, text: string): boolean {
  if (isDouble || isUnspaced(before) || isUnspaced(after)) return false;
  // After a number comes an ending, or in Switzerland the rest of it: 1'000.
  if (isDigit(before)) return /^(?:\p{L}(?!\d)|\d{3}(?!\d))/u.test(text.slice(at + 1));
  return isLetter(before) || isLetter(after);
}

/** Returns whether a quotation may begin at a mark. */
function canOpen(mark: Mark, isSpaced: boolean): boolean {
  const { isDouble, before, after } = mark;
  if (isAtStart(mark)) return true;
  if (isSpace(after)) return isSpaced && isSpace(before);
  // An ending follows a quotation or a bracket: "Evet"'i.
  if (!isDouble && /[\p{Pe}\p{Pf}"]/u.test(before)) return false;
  const isAfterWord = isLetter(before) && !isUnspaced(before);
  return !isAfterWord && !endsWords(after);
}

/** Returns whether an open quotation may end at a mark. `next` is the next mark of the kind. */
function canClose(mark: Mark, next: Mark | undefined): boolean {
  const { isDouble, before, after } = mark;
  if (isSpace(before)) return isSpace(after) || endsWords(after);
  if (isAtStart(mark)) return false;
  // Inches, a genitive, or an abbreviation in Hebrew, if the next mark can only close.
  const mayBelongToWord = isDigit(before) || (isDouble ? isInWord(mark) : /[sxzß]/i.test(before));
  return !mayBelongToWord || !next || isSpace(next.before) || canOpen(next, false);
}

/** Returns the marks in a text. The asterisks of a field are not beside them: they mark words. */
function marksIn(text: string): Mark[] {
  const beside = (at: number, step: -1 | 1): string =>
    text.charAt(at + step) === '*' ? beside(at + step, step) : text.charAt(at + step);
  let paragraph = 0;
  return text.split('').flatMap((sign, at) => {
    if (sign === paragraphEnd) paragraph += 1;
    const isDouble = doubles.includes(sign);
    if (!isDouble && !singles.includes(sign)) return [];
    return [{ at, paragraph, isDouble, before: beside(at, -1), after: beside(at, 1) }];
  });
}

/**
 * Returns the pairs of marks around the quotations of a text. A quotation may have others in it. One that begins a
 * paragraph may go on in the next, and may begin there again.
 */
function quotationsIn(marks: readonly Mark[], isSpaced: boolean): [opening: Mark, closing: Mark][] {
  let open: Mark[] = [];
  return marks.flatMap((mark, index): [Mark, Mark][] => {
    const following = marks.slice(index + 1);
    const isSame = ({ isDouble }: Mark) => isDouble === mark.isDouble;
    open = open.filter((one) => one.paragraph === mark.paragraph || beginsParagraph(one));
    const opening = open.findLast(isSame);
    if (opening && opening.at < mark.at - 1 && canClose(mark, following.find(isSame))) {
      const isPartner = (one: Mark) =>
        one === opening || [one, opening].every((each) => isSame(each) && beginsParagraph(each));
      const partners = open.filter(isPartner);
      open.splice(open.findIndex(isPartner));
      return partners.map((partner) => [partner, mark]);
    }
    if (!canOpen(mark, isSpaced)) return [];
    open.push(mark);
    if (following[0]?.at === mark.at + 1) following[0].before = '“';
    return [];
  });
}

/** Matches the apostrophe of a shortened word, which looks like an opening mark: ’em, ’80s, rock ’n’ roll. */
const shortened =
  /(?<![\p{L}\p{N}"'])'(?=(?:\d\d(?:s|ern?)|em|tis|twas|til|cause|[nstk])(?![\p{L}\p{N}']))|(?<=\p{L} ?)'(?=n' ?\p{L})|(?<=\p{L} ?'n)'(?= ?\p{L})/giu;

/**
 * Returns what is set in place of the straight marks of a text, with their places. Quotation marks are pairs: one
 * without a partner, such as that of inches, stays as it was typed.
 */
export function quotationMarks(text: string, language: Quotations): [at: number, set: string][] {
  const { quotes, innerQuotes, isSpaced = false } = language;
  const inWords = new Set([...text.matchAll(shortened)].map(({ index }) => index));
  const marks = marksIn(text);
  const apostrophes = marks.filter((mark) => isApostrophe(mark, text));
  const set = new Map(apostrophes.map(({ at }) => [at, apostrophe]));
  const others = marks.filter((mark) => {
    const isUnspacedWord = isUnspaced(mark.before) || isUnspaced(mark.after);
    return !inWords.has(mark.at) && (mark.isDouble || !isInWord(mark) || isUnspacedWord);
  });
  for (const [opening, closing] of quotationsIn(others, isSpaced)) {
    const [first, last] = opening.isDouble ? quotes : innerQuotes;
    set.set(opening.at, first).set(closing.at, last);
  }
  return [...set].filter(([at]) => ['"', "'"].includes(text.charAt(at)));
}
