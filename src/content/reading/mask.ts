import type { Finding } from '../problem';

/**
 * A text in which mistakes are told and then covered with characters that do no harm, one for one:
 * the rest can be read on, every place stays true, and all mistakes of a file are told at once.
 */
export class MaskedText {
  readonly findings: Finding[] = [];
  private readonly characters: string[];

  constructor(readonly original: string) {
    this.characters = original.split('');
  }

  /** Covers the characters from `from` up to `to`. */
  cover(from: number, to: number, by: string): void {
    for (let at = from; at < to; at += 1) {
      if (this.characters[at] !== '\n' && this.characters[at] !== '\r') this.characters[at] = by;
    }
  }

  tell(finding: Finding): void {
    this.findings.push(finding);
  }

  toString(): string {
    return this.characters.join('');
  }
}

/** A text between double quotes, as YAML and JSON read it. */
export const quoted = (text: string) => JSON.stringify(text);

/** Straight quotes within a text, made curly. */
export const curly = (text: string) =>
  text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–-])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
