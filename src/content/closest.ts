/**
 * Returns how many letters must be added, removed, changed or swapped to turn one word into
 * another; Infinity as soon as there are certainly more than `most`.
 */
function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
    // A later row is never below both of the last two.
    if (Math.min(...before, ...row) > most) return Infinity;
  }
  return row[to.length] ?? 0;
}

/**
 * Returns the choice that was probably meant: a third of its letters may differ, at most three, and
 * never all of them.
 */
export function closest(word: string, choices: readonly string[]): string | undefined {
  // Of two that are as near, the one with the same first letter: “hart” is “heart”, not “chart”.
  const alike = (choice: string) => Number(choice.startsWith(word.charAt(0).toLowerCase()));
  const most = ({ length }: string) => Math.min(3, length - 1, Math.max(1, length / 3));
  const ranked = choices
    .map((choice) => ({
      choice,
      off: distance(word.toLowerCase(), choice.toLowerCase(), most(choice)),
    }))
    .filter(({ choice, off }) => off <= most(choice))
    .sort((a, b) => a.off - b.off || alike(b.choice) - alike(a.choice));
  return ranked[0]?.choice;
}

/** Returns `Did you mean "x"?` with a space before it, or an empty text if no choice is close. */
export function didYouMean(word: string, choices: readonly string[]): string {
  const choice = closest(word, choices);
  return choice === undefined ? '' : ` Did you mean "${choice}"?`;
}
