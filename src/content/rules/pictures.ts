import { rightName, type ContentFile } from '../content-file';
import { closest } from '../closest';
import { valueAt } from '../field-context';
import { pictureFacts } from '../picture-facts';
import type { Finding, Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { fileProblem } from '../source';
import { fieldTexts, type FieldText } from '../spoken';

const mostBytes = 3_000_000;
const mostPixels = 40_000_000;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const isPictureField = ({ path }: FieldText) =>
  ['light', 'dark', 'picture'].includes(String(path.at(-1)));

/** How many pixels wide a picture is shown at most, by the place that shows it. */
function widthNeeded(file: ContentFile, path: readonly (string | number)[]): number {
  if (file.file === 'site.json') return 1200;
  if (file.file.startsWith('testimonials/')) return 104;
  return path[0] === 'hero' || file.fields.template === 'page' ? 1600 : 1040;
}

function nameFinding(value: string, site: SiteIndex): { message: string; text?: string } {
  const pictures = site.folder.names.filter((name) => name.startsWith('images/'));
  if (/^https?:/.test(value)) {
    return {
      message:
        'Pictures are not loaded from elsewhere. Save this one in content/images/ and write its name',
    };
  }
  const path = value.replaceAll('\\', '/').replace(/^(\.{0,2}\/)*(content\/)?/, '');
  if (path !== value && pictures.includes(path)) return { message: `Write "${path}"`, text: path };
  const sameLetters = pictures.find((name) => name.toLowerCase() === value.toLowerCase());
  if (sameLetters !== undefined) {
    const message = `The file is "${sameLetters}", you wrote "${value}". Servers care about capitals`;
    return { message, text: sameLetters };
  }
  const meant =
    closest(value, pictures) ??
    pictures.find((name) => name.replace(/\.\w+$/, '') === value.replace(/\.\w+$/, ''));
  return meant === undefined
    ? {
        message: `"${value}" does not exist. Put the picture into content/images/, or correct the name`,
      }
    : { message: `"${value}" does not exist. Closest: "${meant}"`, text: meant };
}

const known = new WeakMap<object, Map<string, ReturnType<typeof pictureFacts>>>();

function factsOf({ folder }: SiteIndex, name: string) {
  const cache = known.get(folder) ?? new Map<string, ReturnType<typeof pictureFacts>>();
  known.set(folder, cache);
  if (!cache.has(name)) cache.set(name, pictureFacts(folder.read(name)));
  return cache.get(name) ?? null;
}

function sizeFinding(
  file: ContentFile,
  { path, value }: FieldText,
  site: SiteIndex,
): Omit<Finding, 'offset'>[] {
  const facts = factsOf(site, value);
  const name = value.split('/').at(-1) ?? value;
  if (!facts) return [];
  const needed = widthNeeded(file, path);
  const small: Omit<Finding, 'offset'>[] =
    facts.width < needed
      ? [
          {
            rule: 'picture-size',
            message: `${name} is ${facts.width} px wide; this place needs ${needed} or more`,
          },
        ]
      : [];
  const isPortrait = file.file.startsWith('testimonials/') && facts.width !== facts.height;
  return isPortrait
    ? [
        ...small,
        {
          rule: 'picture-size',
          message: `${name} is ${facts.width} × ${facts.height} px; a portrait is shown round and needs to be square`,
        },
      ]
    : small;
}

const fileNameAlt =
  /\.(jpe?g|png|webp|gif|heic)$|^(img|dsc|dscn|image|photo|screenshot|bild|unbenannt|untitled)[-_ ]?\d*$/i;

function altFinding(file: ContentFile, { path }: FieldText): Finding[] {
  const altPath = [...path.slice(0, -1), 'alt'];
  const alt = valueAt(file.fields, altPath);
  if (typeof alt !== 'string' || !fileNameAlt.test(alt.trim())) return [];
  const message = `"${alt}" is a file name, not a description. Tell what the picture shows`;
  return [
    { offset: file.parsed.offsetOf(altPath), length: alt.length, rule: 'picture-alt', message },
  ];
}

/** Pictures that are missing, misspelt or too small for their place. */
export function pictureFindings(file: ContentFile, site: SiteIndex): Finding[] {
  const named = fieldTexts(file.parsed.data).filter(isPictureField);
  return named.flatMap((field): Finding[] => {
    const offset = file.parsed.offsetOf(field.path);
    const range = file.parsed.rangeOf(field.path);
    const length = range ? range.to - range.from : 1;
    const alt = field.path.at(-1) !== 'dark' ? altFinding(file, field) : [];
    if (site.folder.names.includes(field.value)) {
      return [
        ...alt,
        ...sizeFinding(file, field, site).map((found) => ({ offset, length, ...found })),
      ];
    }
    const { message, text } = nameFinding(field.value, site);
    const from = file.text.indexOf(field.value, offset);
    const fix =
      text === undefined || from === -1 ? undefined : { from, to: from + field.value.length, text };
    return [...alt, { offset, length, rule: 'picture-missing', message, ...(fix && { fix }) }];
  });
}

/** What is wrong with the picture files themselves, and which of them nobody names. */
export function pictureFileProblems(site: SiteIndex): Problem[] {
  const files = site.folder.names.filter((name) => name.startsWith('images/'));
  const used = new Set(
    site.files.flatMap(({ parsed }) => fieldTexts(parsed.data).map(({ value }) => value)),
  );
  // A file that cannot be read may name any picture.
  const isAllRead = site.files.every(({ parsed }) => parsed.readable);
  return files.flatMap((file) => {
    const name = file.split('/').at(-1) ?? file;
    const told = (rule: Finding['rule'], message: string) => fileProblem(file, { rule, message });
    if (!/\.(jpe?g|png|webp)$/i.test(name))
      return [told('picture-format', `${name}: use JPG, PNG or WebP`)];
    if (name !== rightName(name) || /\.jpeg$/i.test(name)) {
      return [
        told(
          'file-name',
          `Rename "${name}": small letters, digits and hyphens: ${rightName(name).replace(/\.jpeg$/, '.jpg')}`,
        ),
      ];
    }
    const bytes = site.folder.size(file);
    if (bytes > mostBytes)
      return [told('picture-weight', `${name} is ${megabytes(bytes)} MB; keep it under 3 MB`)];
    const facts = factsOf(site, file);
    if (!facts)
      return [
        told(
          'picture-format',
          `${name} cannot be read as a picture. Export it again as JPG, PNG or WebP`,
        ),
      ];
    if (!name.endsWith(`.${facts.format}`)) {
      return [
        told(
          'picture-format',
          `${name} holds a ${facts.format.toUpperCase()}. Rename it to ${name.replace(/\w+$/, facts.format)}, and where it is named`,
        ),
      ];
    }
    if (facts.width * facts.height > mostPixels) {
      return [
        told(
          'picture-weight',
          `${name} is ${facts.width} × ${facts.height} px; save it with 4000 px or less on its longer side`,
        ),
      ];
    }
    return used.has(file) || !isAllRead
      ? []
      : [
          told(
            'picture-unused',
            'This picture is not used anywhere. Name it in a file, or delete it',
          ),
        ];
  });
}
