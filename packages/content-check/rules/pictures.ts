import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isArticle, type SiteIndex } from '../site-index';
import { fieldTexts, type FieldText } from '../spoken';
import { factsOf } from './picture-files';
import { nameFinding } from './picture-names';

const isPictureField = ({ path }: FieldText) =>
  ['light', 'dark', 'picture'].includes(String(path.at(-1)));

/** The folders whose pictures show a person, in a circle of so many pixels on a sharp screen. */
const portraits: readonly (readonly [folder: string, pixels: number])[] = [
  ['testimonials/', 104],
  ['authors/', 128],
];

/** Returns how many pixels wide a picture is shown at most, by the place that shows it. */
function widthNeeded(file: ContentFile, path: readonly (string | number)[]): number {
  if (file.file === 'site.json') return 1200;
  const portrait = portraits.find(([folder]) => file.file.startsWith(folder));
  if (portrait) return portrait[1];
  return path[0] === 'hero' || file.fields.template === 'page' || isArticle(file) ? 1600 : 1040;
}

const shapeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`;

/** Reports a picture that has too few pixels for its place, or another shape than it needs. */
function sizeFinding(
  file: ContentFile,
  { path, value }: FieldText,
  site: SiteIndex,
): Omit<Finding, 'offset'>[] {
  const facts = factsOf(site, value);
  if (!facts) return [];
  const name = value.split('/').at(-1) ?? value;
  const finding = (message: string) => ({
    rule: 'picture-size' as const,
    message: `${name} ${message}`,
  });
  const needed = widthNeeded(file, path);
  const isPortrait = portraits.some(([folder]) => file.file.startsWith(folder));
  const light = valueAt(file.parsed.data, [...path.slice(0, -1), 'light']);
  const other = path.at(-1) === 'dark' && typeof light === 'string' ? factsOf(site, light) : null;
  const ratio = other ? (facts.width * other.height) / (facts.height * other.width) : 1;
  return [
    ...(facts.width < needed
      ? [finding(`is ${facts.width} px wide; this place needs ${needed} px or more`)]
      : []),
    ...(isPortrait && facts.width !== facts.height
      ? [finding(`is ${shapeOf(facts)}. A portrait is shown in a circle; crop it to a square`)]
      : []),
    ...(other && Math.abs(ratio - 1) > 0.01
      ? [
          finding(
            `is ${shapeOf(facts)}, the light picture ${shapeOf(other)}. Give both the same shape`,
          ),
        ]
      : []),
  ];
}

const fileNameAlt =
  /\.(jpe?g|png|webp|gif|heic)$|^(img|dsc|dscn|screenshot|bild|unbenannt|untitled)[-_ ]?\d*$|^(image|photo)[-_ ]?\d+$/i;
const emptyAlt = /^(an? |the )?(image|picture|photo(graph)?|pic|graphic|portrait|icon|logo)\.?$/i;
const wordyAlt = /^(an? |the )?(image|picture|photo(graph)?|pic|graphic) (of|showing) /i;

function altAdvice(alt: string): string | undefined {
  if (emptyAlt.test(alt)) return `"${alt}" says nothing. Describe what the picture shows`;
  const start = wordyAlt.exec(alt)?.[0].trim();
  return start === undefined
    ? undefined
    : `Leave out "${start}". A screen reader says that this is a picture`;
}

/** Reports a description that describes nothing, or says that a picture is one. */
function altFinding(file: ContentFile, { path }: FieldText): Finding[] {
  const altPath = [...path.slice(0, -1), 'alt'];
  const alt = valueAt(file.fields, altPath);
  if (typeof alt !== 'string') return [];
  const finding = (rule: Finding['rule'], message: string) => [
    { offset: file.parsed.offsetOf(altPath), length: alt.length, rule, message },
  ];
  if (fileNameAlt.test(alt.trim())) {
    return finding('picture-alt', `"${alt}" is a file name. Describe what the picture shows`);
  }
  const advice = altAdvice(alt.trim());
  return advice === undefined ? [] : finding('alt-words', advice);
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
    const { message, text } = nameFinding(field.value, site.folder.names);
    const from = file.text.indexOf(field.value, offset);
    const fix =
      text === undefined || from === -1 ? undefined : { from, to: from + field.value.length, text };
    return [...alt, { offset, length, rule: 'picture-missing', message, ...(fix && { fix }) }];
  });
}
