/** Letters that are more than another letter with an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const slugOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns a file name as it should be: `About Us.MDX` becomes `about-us.mdx`. */
export function rightName(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? '';
  // An ending that a system hides is soon typed twice.
  const stem = name.slice(0, name.length - ending.length).replace(/(\.(mdx?|json))+$/i, '');
  return `${slugOf(stem) || 'name'}${ending.toLowerCase()}`;
}

/** What systems add to the name of a copy: `about copy 2.mdx`, `about - Copy.mdx`, `about (1).mdx`. */
const copyMark =
  / (?:- )?(?:copy|kopie|copie)(?: \d+| \(\d+\))?(?=\.)| \((?:\d+|[^()]*conflicted copy[^()]*)\)(?=\.)|^copy of /i;

/** Returns the name of the file that a file is a copy of, by its name. */
export function originalName(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? '';
  return copyMark.test(name) ? rightName(name.replace(copyMark, '')) : undefined;
}

/** Returns what to do about a file name, as a sentence; undefined when the name is right. */
export function nameAdvice(path: string): string | undefined {
  const name = path.split('/').at(-1) ?? '';
  const clean = rightName(path);
  const right = clean.replace(/\.jpeg$/, '.jpg');
  if (name === right) return undefined;
  return name === clean
    ? `JPG pictures end in .jpg here. Rename "${name}" to ${right}, also where it is used`
    : `Rename "${name}" to ${right}. Use small letters, digits and hyphens`;
}
