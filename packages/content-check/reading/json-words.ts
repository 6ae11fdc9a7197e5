import { replacing, type JsonPlace } from './json-place';
import { curly, quoted } from './quotes';
import type { Repair } from './repair';

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** How many places on a line are tried. */
const mostEnds = 40;

/** The places after the first of the signs on the line of an offset. */
function endsOf(signs: string, text: string, from: number): number[] {
  return text
    .slice(from, lineEnd(text, from))
    .split('')
    .flatMap((sign, index) => (signs.includes(sign) ? [from + index + 1] : []))
    .slice(0, mostEnds);
}

/** Returns what may be wrong with a text in straight double quotes. */
export function stringRepairs({ text, token, before }: JsonPlace): Repair[] {
  if (token.kind !== 'string') {
    // Here the text before ended too early.
    if (before?.kind !== 'string' || !/^[\p{L}\p{N}]/u.test(token.text)) return [];
    const start = text.lastIndexOf('\n', before.from) + 1;
    const isOdd = endsOf('"', text, start).length % 2 === 1;
    const message = isOdd
      ? 'A straight double quote is missing on this line'
      : `The text ends at the quote before this. Within a text, type curly quotes: “${token.text}”`;
    const rule = isOdd ? 'open-quote' : 'inner-quote';
    return endsOf('"', text, token.to).map((to) => {
      const words = quoted(curly(text.slice(before.from + 1, to - 1)));
      const finding = {
        rule,
        message,
        offset: token.from,
        isCertain: false,
      } as const;
      return replacing({ from: before.from, to }, words, finding);
    });
  }
  const { from } = token;
  const control = token.text.split('').findIndex((sign) => sign < ' ');
  if (control !== -1) {
    const words = token.text.split('').map((sign) => (sign < ' ' ? ' ' : sign));
    const message = 'This text has a tab or another invisible character in it. Type a space';
    return [
      replacing(token, words.join(''), { rule: 'invisible', message, offset: from + control }),
    ];
  }
  const escape = /^"[A-Z]:/i.test(token.text)
    ? 'Put the file into content/images/, and write its name with slashes: "images/…"'
    : token.text.startsWith('"images')
      ? 'Write the path of a picture with slashes: /'
      : 'A backslash starts a special character in JSON. Write \\\\ for one backslash';
  const open = 'The text that begins here has no closing quote on its line';
  const end = lineEnd(text, from);
  const rule = 'open-quote';
  const typed = token.text.replace(/(?<!\\)\\'/g, '’');
  return [
    ...(typed === token.text
      ? []
      : [replacing(token, typed, { rule: 'yaml-escape', message: "Write ’ instead of \\'" })]),
    replacing(token, token.text.replaceAll('\\', '\\\\'), {
      rule: 'yaml-escape',
      message: escape,
      isCertain: false,
    }),
    ...[end, ...endsOf(',', text, from).map((after) => after - 1)].map((at) =>
      replacing({ from: at, to: at }, '"', { rule, message: open, offset: from, isCertain: false }),
    ),
    replacing({ from: end, to: end + 1 }, ' ', {
      rule,
      message: open,
      offset: from,
      isCertain: false,
    }),
  ];
}

/** A chatbot leaves out what it did not change. */
export const leftOut = 'Text was left out here. Restore it from git';

const invisible = /^[\p{Cf}\p{Zs}\u0080-\u00A0]+/u;

/** Returns what may be wrong with a word without quotes, or with a sign that JSON doesn't have. */
export function wordRepairs({ text, token, before, after }: JsonPlace): Repair[] {
  if (token.kind !== 'unknown') return [];
  const { from } = token;
  const odd = invisible.exec(token.text)?.[0];
  if (odd !== undefined) {
    const code = (odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `Invisible character U+${code}. Delete it`;
    return [replacing({ from, to: from + odd.length }, '', { rule: 'invisible', message })];
  }
  const sign = token.text.charAt(0);
  const one = { from, to: from + 1 };
  const rule = 'json-syntax';
  const meant = ';，'.includes(sign) ? ',' : '=：'.includes(sign) ? ':' : undefined;
  if (meant !== undefined) {
    const name = meant === ',' ? 'comma' : 'colon';
    const message = `Write a ${name} instead of ${sign}`;
    return [replacing(one, meant, { rule: meant === ',' ? 'json-comma' : rule, message })];
  }
  if ("'‘’“”„«»".includes(sign)) {
    const message = `Write a straight double quote (") instead of ${sign}`;
    const to = endsOf(sign === "'" ? "'" : '’”“»«', text, from + 1).find((end) =>
      /^\s*([,:}\]]|$)/.test(text.slice(end, lineEnd(text, end))),
    );
    const words = quoted(text.slice(from + 1, (to ?? 0) - 1).replace(/\\(['"])/g, '$1'));
    return to === undefined
      ? []
      : [replacing({ from, to }, words, { rule: 'json-quotes', message })];
  }
  if (/^(true|yes|false|no)$/i.test(token.text)) {
    const right = String(/^(true|yes)$/i.test(token.text));
    return [replacing(token, right, { rule, message: `Write ${right} instead of ${token.text}` })];
  }
  if (after?.kind === ':' && (before?.kind === '{' || before?.kind === ',')) {
    const message = `"${token.text}" needs straight double quotes around it`;
    return [replacing(token, quoted(token.text), { rule: 'json-quotes', message })];
  }
  const stops = [...endsOf(',]}:', text, from).map((end) => end - 1), lineEnd(text, from)];
  return stops.map((to) => {
    const written = text.slice(from, to).trimEnd();
    const words = written.replace(/(?<=.)"$/, '');
    const message = /^(?:\.\.\.|…)/.test(words)
      ? leftOut
      : /^(?:\/\S+ \/|Redirect)/.test(words)
        ? 'A redirect is a group: { "from": "/old/", "to": "/about/" }'
        : words === written
          ? `"${words}" needs straight double quotes around it`
          : `A straight double quote is missing before ${words}`;
    return replacing({ from, to }, quoted(words), {
      rule: 'json-quotes',
      message,
      isCertain: false,
    });
  });
}
