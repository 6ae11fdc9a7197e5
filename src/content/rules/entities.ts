import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';

/** What can be named in HTML and is best typed. */
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  apos: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  times: '×',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
};

/** Those with a meaning of their own in a text may be named. */
const mayBeNamed = /^&(?:lt|gt|amp|quot);$/;

/** The character that `&name;` or `&#233;` stands for; undefined where nobody knows. */
export function characterOf(entity: string): string | undefined {
  const [, hex, digits, name = ''] =
    /^&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));$/i.exec(entity) ?? [];
  const point = hex === undefined ? Number(digits) : parseInt(hex, 16);
  if (hex === undefined && digits === undefined) return named[name];
  return point >= 0x20 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** Characters that a text names as HTML does: `&nbsp;`. */
export function entityFindings({ prose, parsed }: ContentFile): Finding[] {
  return [...prose.slice(parsed.bodyOffset).matchAll(/&(?:#x?[\da-f]+|[a-z]\w*);/gi)]
    .filter(({ 0: entity }) => !mayBeNamed.test(entity))
    .map(({ 0: entity, index }) => {
      const offset = parsed.bodyOffset + index;
      const right = characterOf(entity);
      const remedy =
        right === undefined
          ? `"${entity}" names no character that is known here. Type the character itself`
          : right === ' '
            ? `Type a space in place of ${entity}`
            : right === ''
              ? `Delete ${entity}`
              : `Type ${right} in place of ${entity}`;
      const fix = { from: offset, to: offset + entity.length, text: right ?? '' };
      return {
        offset,
        length: entity.length,
        rule: 'markup',
        message: remedy,
        ...(right !== undefined && { fix }),
      };
    });
}
