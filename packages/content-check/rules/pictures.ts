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

type Shape = { width: number; height: number };

const shapeOf = ({ width, height }: Shape) => `${width} × ${height} px`;

/** Reports a picture that has too few pixels for its place, or another shape than it needs. */
function sizeFinding(
  file: ContentFile,
  { path, value }: FieldText,
  site: SiteIndex,
): Omit<Finding, 'offset'>[] {
  const facts = factsOf(site, value);
  if (!facts) return [];
  const name = value.split('/').at(-1) ?? value;
  const needed = widthNeeded(file, path);
  const isPortrait = portraits.some(([folder]) => file.file.startsWith(folder));
  const light = valueAt(file.parsed.data, [...path.slice(0, -1), 'light']);
  const other = path.at(-1) === 'dark' && typeof light === 'string' ? factsOf(site, light) : null;
  const faults = [
    narrow(facts.width, needed),
    isPortrait && facts.width !== facts.height
      ? `is ${shapeOf(facts)}. A portrait is shown in a circle; crop it to a square`
      : undefined,
    unlike(facts, other),
  ];
  return faults
    .filter((fault) => fault !== undefined)
    .map((fault) => ({ rule: 'picture-size', message: `${name} ${fault}` }));
}

const fileNameAlt =
  /\.(jpe?g|png|webp|gif|heic)$|^(img|dsc|dscn|screenshot|bild|unbenannt|untitled)[-_ ]?\d*$|^untitled design(?: \(\d+\))?$|\.(?:mp4|mov)$|^(image|photo)[-_ ]?\d+$/i;
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
export function altFinding(alt: string, offset: number): Finding[] {
  const finding = (rule: Finding['rule'], message: string) => [
    { offset, length: alt.length, rule, message },
  ];
  if (fileNameAlt.test(alt.trim())) {
    return finding('picture-alt', `"${alt}" is a file name. Describe what the picture shows`);
  }
  const advice = altAdvice(alt.trim());
  return advice === undefined ? [] : finding('alt-words', advice);
}

function fieldAltFinding(file: ContentFile, { path }: FieldText): Finding[] {
  const altPath = [...path.slice(0, -1), 'alt'];
  const alt = valueAt(file.fields, altPath);
  return typeof alt === 'string' ? altFinding(alt, file.parsed.offsetOf(altPath)) : [];
}

/** Says that a picture has too few pixels for its place; undefined if it has enough. */
export const narrow = (width: number, needed: number) =>
  width < needed ? `is ${width} px wide; this place needs ${needed} px or more` : undefined;

/** Says that the two pictures of a place have different shapes; undefined if they do not. */
export function unlike(dark: Shape, light: Shape | null): string | undefined {
  const ratio = light ? (dark.width * light.height) / (light.width * dark.height) : 1;
  if (!light || Math.abs(ratio - 1) <= 0.01) return undefined;
  return `is ${shapeOf(dark)}, the light picture ${shapeOf(light)}. Give both the same shape`;
}

/** Pictures in fields that are missing, misspelt or too small for their place. */
export function pictureFindings(file: ContentFile, site: SiteIndex): Finding[] {
  const named = fieldTexts(file.parsed.data).filter(isPictureField);
  return named.flatMap((field): Finding[] => {
    const offset = file.parsed.offsetOf(field.path);
    const range = file.parsed.rangeOf(field.path);
    const length = range ? range.to - range.from : 1;
    const alt = field.path.at(-1) !== 'dark' ? fieldAltFinding(file, field) : [];
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
