import { distance } from 'fastest-levenshtein';

/** Returns the choice closest to a word; undefined if it differs in all letters, in more than three, or in more than a third of its own. */
export function closestChoice(word: string, choices: readonly string[]): string | undefined {
  const off = (choice: string) => distance(word.toLowerCase(), choice.toLowerCase());
  // Of two equally close words, prefer the one with the same first letter: “hart” is “heart”.
  const unlike = (choice: string) => (choice.startsWith(word.charAt(0)) ? 0 : 0.5);
  const ranked = choices
    .filter((choice) => off(choice) <= Math.min(3, Math.max(1, Math.ceil(choice.length / 3))))
    .filter((choice) => off(choice) < choice.length)
    .sort((a, b) => off(a) + unlike(a) - off(b) - unlike(b));
  return ranked[0];
}

/** Returns ` Did you mean "x"?`; empty if no choice is close. */
export function didYouMean(word: string, choices: readonly string[]): string {
  const choice = closestChoice(word, choices);
  return choice === undefined ? '' : ` Did you mean "${choice}"?`;
}

/** Returns ` Did you mean "x"?`, or ` Choose: ` with all choices, or with the closest ones. */
export function suggestChoice(word: string, choices: readonly string[], count?: number): string {
  const closest = [...choices].sort((a, b) => distance(word, a) - distance(word, b));
  const offered = count === undefined ? choices : closest.slice(0, count);
  return didYouMean(word, choices) || (offered.length > 0 ? ` Choose: ${offered.join(', ')}` : '');
}
