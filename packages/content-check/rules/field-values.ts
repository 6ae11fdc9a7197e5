import { notOnCard } from '../../../src/gatsby/cards/card-font';
import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isArticle, isPage } from '../site-index';
import { fieldTexts, isHeadline, spokenFields } from '../spoken';
import { atField } from './place';

/** Reports a home page that search engines are asked to leave out. */
function hiddenHome(file: ContentFile): Finding[] {
  if (file.file !== 'pages/home.mdx' || file.fields.hidden !== true) return [];
  const message = 'This hides the home page from search engines. Remove the line';
  return [atField(file, ['hidden'], 'hidden-home', message)];
}

const dayMs = 24 * 60 * 60 * 1000;
/** From so many days before its end on, the check reminds of it. */
const reminderDays = 30;
/** RFC 9116 recommends less than a year. */
const longestDays = 365;

/** Reports a `security.txt` that is out of date, or soon will be, or that promises too much. */
function securityDate(file: ContentFile): Finding[] {
  const path = ['security', 'expires'];
  const expires = file.file === 'site.json' ? Date.parse(String(valueAt(file.fields, path))) : NaN;
  const days = Math.ceil((expires - Date.now()) / dayMs);
  if (Number.isNaN(expires) || (days > reminderDays && days <= longestDays)) return [];
  const day = String(valueAt(file.fields, path));
  const fault =
    days > longestDays
      ? `${day} is more than a year from now`
      : `security.txt ${days > 0 ? 'expires' : 'expired'} on ${day}`;
  const message = `${fault}. Set "expires" to a date within a year`;
  return [atField(file, path, 'security-date', message)];
}

/** A placeholder in an address: https://calendly.com/your-name. */
const standInPart = /^https:\/\/\S*[/@](your-?(?:name|company|username|handle|link|page))\b/i;

/** Reports addresses in which a name still has to be filled in. */
const standInAddresses = (file: ContentFile): Finding[] =>
  fieldTexts(file.parsed.data).flatMap(({ path, value }): Finding[] => {
    const part = standInPart.exec(value)?.[1];
    if (part === undefined) return [];
    const message = `"${part}" is not filled in yet. Write your own address`;
    return [atField(file, path, 'left-over', message)];
  });

/** Domains of e-mail that are easily mistyped. */
const mistyped =
  /@(?:g(?:mial|amil|mai|nail|mali)|hot(?:mial|mal|amil)|yaho{1}|yaho{3}|outlok|iclou)\.com$/i;

/** Reports an e-mail address at a domain that is probably mistyped. */
const mistypedEmails = (file: ContentFile): Finding[] =>
  fieldTexts(file.parsed.data)
    .filter(({ value }) => mistyped.test(value))
    .map(({ path, value }) =>
      atField(
        file,
        path,
        'spelling',
        `"${value.replace(/^.*@/, '')}" looks mistyped. Correct the address`,
      ),
    );

/** Reports a title that names the brand twice. */
function brandTwice(file: ContentFile): Finding[] {
  const title = valueAt(file.parsed.data, ['title']);
  const isTwice = typeof title === 'string' && title.split('{brand}').length > 2;
  const message = 'The brand is in this title twice. Delete one {brand}';
  return isTwice ? [atField(file, ['title'], 'repeated-word', message)] : [];
}

/** Reports the name of a picture in a field for words. */
const pictureNames = (file: ContentFile): Finding[] =>
  spokenFields(file)
    .filter(
      ({ path, value }) =>
        !['image', 'portrait'].includes(String(path.at(-1))) &&
        /^(?:content\/)?images\/\S+\.(?:jpe?g|png|webp)$/i.test(value),
    )
    .map(({ path, value }) =>
      atField(file, path, 'picture-place', `Readers would see "${value}". This field is for words`),
    );

/** Reports a number before the title of a step: the page counts its steps itself. */
function numberedSteps(file: ContentFile): Finding[] {
  if (file.file !== 'steps.json') return [];
  return spokenFields(file).flatMap(({ path, value }): Finding[] => {
    const number = /^(?:Step )?\d+[.):]\s*/i.exec(value)?.[0].trim();
    if (path.at(-1) !== 'title' || number === undefined) return [];
    const message = `The page counts its steps. Delete "${number}"`;
    return [atField(file, path, 'repeated-word', message)];
  });
}

/** Reports the year of a copyright that is to come. */
function yearToCome(file: ContentFile): Finding[] {
  const year = file.file === 'site.json' ? Number(file.fields.year) : NaN;
  const message = `${year} is still to come. Correct the year`;
  return year > new Date().getFullYear() + 1 ? [atField(file, ['year'], 'far-day', message)] : [];
}

/** Reports a price whose thousands are set off by a point: JSON reads 1.500 as one and a half. */
function pointedPrice(file: ContentFile): Finding[] {
  const path = ['minimumEngagement', 'amount'];
  const { from = 0, to = 0 } = file.parsed.rangeOf(path) ?? {};
  const written = file.text.slice(from, to);
  if (!/^\d{1,3}(?:\.\d{3})+$/.test(written)) return [];
  const message = `${written} is read as ${Number(written)}. Write ${written.replaceAll('.', '')}`;
  return [atField(file, path, 'field-form', message)];
}

/** The fields whose words are on share cards, by file. */
const onCard = (file: ContentFile): string[][] =>
  file.file === 'site.json'
    ? [['brand'], ['product']]
    : isPage(file)
      ? [['hero', 'headline'], ['headline']]
      : isArticle(file)
        ? [['title']]
        : file.file.startsWith('authors/')
          ? [['name']]
          : [];

/** Reports characters that would be missing on a share card. */
const cardSigns = (file: ContentFile): Finding[] =>
  onCard(file).flatMap((path) => {
    const value = valueAt(file.parsed.data, path);
    const signs = typeof value === 'string' ? notOnCard(value).join('') : '';
    const message = `The share card cannot show "${signs}" and leaves it out. Its font has Latin letters only`;
    return signs === '' ? [] : [atField(file, path, 'card-signs', message)];
  });

/** A word that a phone of 390 px has to break in a headline. */
const longWord = /\p{L}{20,}/u;

/** A headline that fills the screen of a phone. */
const longestHeadline = 100;

/** One pair of quotation marks around a whole text. */
const wrapped = /^(?:“[^“”]*”|‘[^‘]*’|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|"[^"]*"|'[^']*')$/u;

/** Returns whether a text has quotation marks around all of it. */
export const isWrapped = (text: string) => wrapped.test(text.trim());

/** A backslash that is still there when YAML or JSON was read; before a brace it has a meaning. */
const backslash = /\\(?:u[\da-f]{4}|[^\s{}])/i;

/** Reports words that a phone breaks, and quotation marks and backslashes that would be published. */
const wordFaults = (file: ContentFile): Finding[] =>
  spokenFields(file).flatMap(({ path, value }): Finding[] => {
    const word = isHeadline(file, String(path.at(-1))) ? longWord.exec(value)?.[0] : undefined;
    const long = `"${word ?? ''}" has ${word?.length ?? 0} letters. Phones break it at any letter; use a shorter word, or a hyphen`;
    const isEndless = isHeadline(file, String(path.at(-1))) && value.length > longestHeadline;
    const endless = `This headline is ${value.length} characters long. Keep it under ${longestHeadline}, and put the rest under it`;
    const isQuote = file.file.startsWith('testimonials/') && path[0] === 'quote';
    const own = isQuote
      ? '"quote" has quotation marks of its own. Delete them; the page adds them'
      : 'The quotation marks around this text will be published. Delete them, unless it is a quotation';
    const isRead = file.parsed.findings.length === 0;
    const code = isRead ? backslash.exec(value)?.[0] : undefined;
    const seen = `Readers would see "${code ?? ''}". Delete the backslash, or type the sign you mean`;
    const isLink = path[0] === 'socials' || path[0] === 'profiles';
    const isAddress = !isLink && /^https?:\/\/\S+$/.test(value);
    const address = 'An address is hard to read. Say what it leads to';
    return [
      ...(isAddress ? [atField(file, path, 'link-text', address)] : []),
      ...(isRead && /[^,;][,;]$/.test(value)
        ? [atField(file, path, 'punctuation', `This text ends in "${value.slice(-1)}". Delete it`)]
        : []),
      ...(code === undefined ? [] : [atField(file, path, 'markdown', seen)]),
      ...(isEndless ? [atField(file, path, 'long-word', endless)] : []),
      ...(word === undefined ? [] : [atField(file, path, 'long-word', long)]),
      ...(isWrapped(value)
        ? [atField(file, path, isQuote ? 'punctuation' : 'own-quotes', own)]
        : []),
    ];
  });

/** Reports values of single fields that are valid, but that visitors or the site suffer from. */
export const fieldValueFindings = (file: ContentFile): Finding[] => [
  ...hiddenHome(file),
  ...securityDate(file),
  ...pointedPrice(file),
  ...yearToCome(file),
  ...standInAddresses(file),
  ...brandTwice(file),
  ...pictureNames(file),
  ...numberedSteps(file),
  ...mistypedEmails(file),
  ...cardSigns(file),
  ...wordFaults(file),
];
