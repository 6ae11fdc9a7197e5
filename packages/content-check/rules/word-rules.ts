import { smallSelf, smallSentence } from './capitals';
import { curlyMark } from './curly-mark';
import { leftOvers } from './left-overs';
import { names } from './names';
import { asUtf8, misread } from '../reading/misread';
import { punctuationRules } from './punctuation-rules';
import type { WordRule } from './word-rule';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Scripts that have wide characters of their own. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The names, some of them in two words: Linked In. */
const spelled = names.map((name) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ?'));

export const wordRules: readonly WordRule[] = [
  {
    rule: 'encoding',
    inQuotations: true,
    pattern: misread,
    say: ({ text }) => {
      const right = asUtf8(text);
      const message = `"${text}" was ${right} before a program opened the file in another encoding. Write ${right}`;
      return { message, text: right };
    },
  },
  {
    // Marks of direction, joiners and narrow spaces belong to many languages; these belong to none. A space
    // that does not break is right beside figures, names and short words, but was pasted between long ones.
    rule: 'word-paste',
    inQuotations: true,
    pattern:
      /(?<=\p{L}{3})\u00A0(?=\p{Ll}{3})|\uFFFC|[\uE001-\uF0A6\uF0A8-\uF0B6\uF0B8-\uF8FF]|[\u202D\u202E]|(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}])\u200B|[\u00AD\u2028\u2029\uFEFF]|(?![\n\r\t])\p{Cc}/gu,
    say: ({ text, before, after }) => {
      if (/[\u202D\u202E]/.test(text) && rightToLeft.test(before + after)) return null;
      const isSpace = /[\u00A0\u2028\u2029\v\f]/.test(text);
      return {
        message: `Invisible character ${code(text)}. Delete it${isSpace ? ' and type a space' : ''}`,
        text: isSpace ? ' ' : '',
      };
    },
  },
  {
    rule: 'straight-quotes',
    inEnglish: true,
    pattern: /\\?"/g,
    say: ({ text, before, after }) => {
      if (/,,\p{L}/u.test(before)) return null;
      const mark = curlyMark(text, before, after);
      if (mark === null) return null;
      const message = `Straight quote. Type a curly one: ${mark}`;
      // A curly one after a bare address would be a part of it.
      const isAtAddress = /https?:\/\/\S*$/.test(before) || /^https?:\/\//.test(after);
      return isAtAddress ? { message } : { message, text: mark };
    },
  },
  {
    rule: 'straight-quotes',
    inEnglish: true,
    pattern: /(?<![\\'])''?(?!')/g,
    say: ({ text, before, after }) => {
      // It closes what a backtick or two commas open; only the pair can be mended.
      if (before.includes('`') || (text === "''" && /,,|\uE000/.test(before))) return null;
      const mark = curlyMark(text, before, after);
      return mark === null
        ? null
        : { message: `Straight apostrophe. Type a curly one: ${mark}`, text: mark };
    },
  },
  ...leftOvers,
  {
    rule: 'term',
    pattern: new RegExp(`(?<![\\w@#./-])(?:${spelled.join('|')})(?![\\w-]|\\.\\w|@|/)`, 'gi'),
    say: ({ text }) => {
      if (text === text.toUpperCase()) return null;
      const letters = text.replace(' ', '').toLowerCase();
      // “To be linked in”, “you tube”: only a name has two capitals.
      if (text.includes(' ') && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) return null;
      const right = names.find((name) => name.toLowerCase() === letters) ?? text;
      return right === text ? null : { message: `"${text}" is spelled "${right}"`, text: right };
    },
  },
  {
    // Some words are doubled on purpose, and names as well: Duran Duran, an OPEN Open Day.
    rule: 'repeated-word',
    pattern:
      /(?<![\p{L}\p{N}’'-])(?!(?:had|that|is|can|do|does|her|aye|very|so|no|bye|ha|he|ho|la|blah|knock|long|many|much|really|yeah|die|der|das|sie|vous|nous|così|piano|poco)\s)(\p{L}{2,})(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)\1(?![\p{L}\p{N}’'-])/giu,
    say: ({ text, match }) => {
      const [, word = ''] = match;
      return /\s\p{Lu}\S*$/u.test(text)
        ? null
        : { message: `"${word}" appears twice in a row. Delete one` };
    },
  },
  {
    rule: 'word-paste',
    pattern: /[\uFB00-\uFB06]|\p{Script=Latin}\p{M}+/gu,
    say: ({ text }) => {
      const right = text.normalize(/\p{M}/u.test(text) ? 'NFC' : 'NFKC');
      const message = `"${text}" is made of several characters, so a search for "${right}" does not find it. Type "${right}"`;
      return right === text ? null : { message, text: right };
    },
  },
  {
    rule: 'word-paste',
    pattern: /[$€£] ?(?=[\d.,]*O)(?=[O.,]*\d)[\d.,O]*[\dO]/g,
    say: ({ text }) => ({
      message: `"${text}" has the letter O in it. Write ${text.replaceAll('O', '0')}`,
    }),
  },
  {
    rule: 'word-paste',
    pattern: /^[ \t]*([•·◦▪‣●○■□◆►▸➤\uF0A7\uF0B7])[ \t]+/gmu,
    say: ({ text, match }) => ({
      message: `Start a list item with "- ", not with "${match[1] ?? ''}"`,
      text: text.replace(/\S[ \t]+/u, '- '),
    }),
  },
  {
    rule: 'word-paste',
    // Letters that look like Latin ones. Ω and µ in a unit, or Δt, are meant.
    pattern:
      /(?<=\p{Script=Latin})[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ]|[аеорсухіјѕАВЕКМНОРСТХІЈЅοΟΑΒΕΖΗΙΚΜΝΡΤΥΧ](?=\p{Script=Latin})/gu,
    say: ({ text }) => ({
      message: `"${text}" is a letter of another alphabet. Type this word again`,
    }),
  },
  ...punctuationRules,
  smallSentence,
  smallSelf,
  {
    rule: 'word-paste',
    inEnglish: true,
    pattern: /[\uFF01-\uFF5A\uFF5C\uFF5E\u037E]+/g,
    say: ({ text, before, after }) => {
      if (eastAsian.test(before + after)) return null;
      const right = text.normalize('NFKC');
      return { message: `"${text}" is made of wide characters. Type ${right}`, text: right };
    },
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\s)---?(?=[^\S\n]+\S)/g,
    say: ({ text }) => ({
      message: `${text.length === 2 ? 'Two' : 'Three'} hyphens. Type a dash: –`,
      text: '–',
    }),
  },
];
