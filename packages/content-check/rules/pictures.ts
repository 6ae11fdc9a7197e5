import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import { startOf } from '../mdx/mdx-node';
import { mentionsIn, type Mention } from '../mdx/mentions';
import { propRange } from '../mdx/prop-range';
import type { Finding } from '../problem';
import { isArticle, type SiteIndex } from '../site-index';
import { fieldTexts } from '../spoken';
import { factsOf } from './picture-files';
import { nameFinding } from './picture-names';

type Place = Pick<Finding, 'offset' | 'length'>;

/** A place that shows a picture: in a field, or in a component. */
type Use = {
  value: string;
  at: Place;
  /** How many pixels wide it is shown at most. */
  width: number;
  isPortrait: boolean;
  /** The picture that it replaces in the dark. */
  light: string | undefined;
};

/** The folders whose pictures show a person, in a circle of so many pixels on a sharp screen. */
const portraits: readonly (readonly [folder: string, pixels: number])[] = [
  ['testimonials/', 104],
  ['authors/', 128],
];

/** Returns how many pixels wide a picture of a field is shown at most. */
function widthIn(file: ContentFile, path: readonly (string | number)[]): number {
  if (file.file === 'site.json') return 1200;
  return path[0] === 'hero' || file.fields.template === 'page' || isArticle(file) ? 1600 : 1040;
}

function usesInFields(file: ContentFile): Use[] {
  const portrait = portraits.find(([folder]) => file.file.startsWith(folder));
  return fieldTexts(file.parsed.data)
    .filter(({ path }) => ['light', 'dark', 'picture'].includes(String(path.at(-1))))
    .map(({ path, value }) => {
      const range = file.parsed.rangeOf(path);
      const light = valueAt(file.parsed.data, [...path.slice(0, -1), 'light']);
      return {
        value,
        at: { offset: file.parsed.offsetOf(path), length: range && range.to - range.from },
        width: portrait?.[1] ?? widthIn(file, path),
        isPortrait: portrait !== undefined,
        light: path.at(-1) === 'dark' && typeof light === 'string' ? light : undefined,
      };
    });
}

const placeOf = ({ node, prop }: Mention, { text }: ContentFile): Place => {
  const { from, to } = propRange(node, prop, text)?.value ?? { from: startOf(node), to: 0 };
  return { offset: from, length: Math.max(1, to - from) };
};

const usesInText = (file: ContentFile, mentions: readonly Mention[]): Use[] =>
  mentions
    .filter(({ schema, value }) => schema.image === true && value.trim() !== '')
    .map((mention) => {
      const light = mentions.find(
        ({ node, prop }) => node === mention.node && ['picture', 'poster'].includes(prop),
      );
      return {
        value: mention.value,
        at: placeOf(mention, file),
        width: mention.schema.width ?? 0,
        isPortrait: false,
        light: mention.prop === 'dark' ? light?.value : undefined,
      };
    });

type Shape = { width: number; height: number };

const shapeOf = ({ width, height }: Shape) => `${width} × ${height} px`;

const isAlike = (a: Shape, b: Shape) =>
  Math.abs((a.width * b.height) / (b.width * a.height) - 1) <= 0.01;

/** Returns what is wrong with the size of a picture for its place. */
function sizeFaults({ value, width, isPortrait, light }: Use, site: SiteIndex): string[] {
  const facts = factsOf(site, value);
  const other = light === undefined ? null : factsOf(site, light);
  if (!facts) return [];
  return [
    isSwapped({ value, light }) &&
      'is shown in the dark theme, and its dark picture in the light one. Swap the two',
    !isPortrait && motifFault({ value, light }, site),
    facts.width < width && `is ${facts.width} px wide; this place needs ${width} px or more`,
    isPortrait &&
      facts.width !== facts.height &&
      `is ${shapeOf(facts)}. A portrait is shown in a circle; crop it to a square`,
    other &&
      !isAlike(facts, other) &&
      `is ${shapeOf(facts)}, the light picture ${shapeOf(other)}. Give both the same shape`,
  ].filter((fault) => typeof fault === 'string');
}

function useFindings(use: Use, { text }: ContentFile, site: SiteIndex): Finding[] {
  const { value, at } = use;
  const { names } = site.folder;
  if (names.includes(value)) {
    const name = value.split('/').at(-1) ?? value;
    return sizeFaults(use, site).map((fault) => ({
      ...at,
      rule: 'picture-size',
      message: `${name} ${fault}`,
    }));
  }
  const { message, text: right } = nameFinding(value, names);
  const from = text.indexOf(value, at.offset);
  const isFixed = right !== undefined && from !== -1;
  const fix = isFixed ? { fix: { from, to: from + value.length, text: right } } : {};
  return [{ ...at, rule: 'picture-missing', message, ...fix }];
}

const fileName =
  /\.(jpe?g|png|webp|gif|heic|mp4|mov)$|^(img|dsc|dscn|screen ?shot|bildschirmfoto|bild|unbenannt|untitled|image|photo)(?:[-_ .:\d]|at|um)*$|^untitled design(?: \(\d+\))?$/i;
const stock = /\b(?:adobestock|gettyimages|istock|pexels|shutterstock|unsplash)[-_]?\d/i;
const empty =
  /^(?:alt(?: text)?(?: here)?|(an? |the )?(image|picture|photo(graph)?|pic|graphic|portrait|icon|logo))\.?$/i;
const wordy =
  /^(?:here you (?:can )?see |this is |it shows )?(an? |the )?(image|picture|photo(graph)?|pic|graphic) (of|showing) /i;

/** Reports a description that describes nothing, or says that a picture is one. */
function altFinding(alt: string, offset: number, { folder }: SiteIndex): Finding[] {
  const finding = (rule: Finding['rule'], message: string) => [
    { offset, length: alt.length, rule, message },
  ];
  const words = alt.trim();
  const start = wordy.exec(words)?.[0].trim();
  if (empty.test(words))
    return finding('alt-words', `"${words}" says nothing. Describe what the picture shows`);
  const isOwnName = folder.names.some((name) => name.replace(/^.*\/|\.\w+$/g, '') === words);
  if (isOwnName || fileName.test(words) || stock.test(words))
    return finding('picture-alt', `"${alt}" is a file name. Describe what the picture shows`);
  return start === undefined
    ? []
    : finding('alt-words', `Leave out "${start}". A screen reader says that this is a picture`);
}

/** Returns whether the names of two pictures say that each is in the field of the other. */
const isSwapped = ({ value, light }: Pick<Use, 'value' | 'light'>) =>
  light !== undefined && /\bdark\b/.test(light) && /\blight\b/.test(value);

/** Returns what is wrong with a dark picture whose name says that it belongs to another light one. */
function motifFault({ value, light = '' }: Pick<Use, 'value' | 'light'>, { folder }: SiteIndex) {
  const own = light.replace(/\blight\b/, 'dark');
  if (own === light || own === value || !/\bdark\b/.test(value) || !folder.names.includes(own))
    return undefined;
  return `belongs to another picture. The dark one of ${light} is "${own}"`;
}

/** Reports a caption that says what the picture’s description says: a screen reader would read it twice. */
const captionFindings = (file: ContentFile, mentions: readonly Mention[]): Finding[] =>
  mentions
    .filter(
      ({ node, prop, value }) =>
        prop === 'caption' &&
        mentions.some((one) => one.node === node && one.prop === 'alt' && one.value === value),
    )
    .map((caption) => ({
      ...placeOf(caption, file),
      rule: 'alt-words',
      message:
        'The caption repeats "alt", so a screen reader reads it twice. Describe what the picture shows in "alt"',
    }));

/** Reports pictures that are missing, misspelt, not described, or too small for their place. */
export function pictureFindings(file: ContentFile, site: SiteIndex): Finding[] {
  const mentions = mentionsIn(file.tree, site.tokens);
  const uses = [...usesInFields(file), ...usesInText(file, mentions)];
  return [
    ...uses.flatMap((use) => useFindings(use, file, site)),
    ...fieldTexts(file.fields)
      .filter(({ path }) => path.at(-1) === 'alt')
      .flatMap(({ path, value }) => altFinding(value, file.parsed.offsetOf(path), site)),
    ...mentions
      .filter(({ prop }) => prop === 'alt')
      .flatMap((mention) => altFinding(mention.value, placeOf(mention, file).offset, site)),
    ...captionFindings(file, mentions),
  ];
}
