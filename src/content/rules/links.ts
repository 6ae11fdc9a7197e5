import type { ContentFile } from '../content-file';
import { didYouMean } from '../closest';
import { hrefAdvice, hrefForm } from '../href-advice';
import { valueAt } from '../field-context';
import type { Finding } from '../problem';
import { anchorsAt, isDraft, type SiteIndex } from '../site-index';
import { fieldTexts } from '../spoken';
import { fillTokens, type Tokens } from '../tokens';

/** A link in a content file. */
type ContentLink = {
  href: string;
  /** As the file has it, with its tokens. */
  source: string;
  words: string | null;
  offset: number;
  wordsOffset: number;
  inText: boolean;
};

const inline = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\(\s*<?([^)\s>]*)>?(?:\s+"[^"]*")?\s*\)/g;
const reference = /^[ \t]*\[[^\]^]+\]:[ \t]*<?([^\s>]+)>?/gm;

/** `<Action href="/contact/">words</Action>`. */
const action = /<Action\s+href="([^"]*)"\s*>([^<]*)<\/Action>/g;

/** `[words][name]`, which needs a line `[name]: address` somewhere in the text. */
const byName = /(?<![\]!\\])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g;

function namelessTargets({ prose }: ContentFile): Finding[] {
  const names = new Set(
    [...prose.matchAll(/^[ \t]*\[([^[\]\n^]+)\]:/gm)].map(([, name = '']) => name.toLowerCase()),
  );
  return [...prose.matchAll(byName)]
    .filter(([, words = '', name]) => !names.has((name || words).toLowerCase()))
    .map(({ 0: whole, 1: words = '', index }) => ({
      offset: index,
      length: whole.length,
      rule: 'link-form',
      message: `No address stands for this link. Write [${words}](/about/) with the page or address it leads to`,
    }));
}

const fill = (text: string, tokens: Tokens) => String(fillTokens(text, tokens));

function linksInText({ text, prose }: ContentFile, tokens: Tokens): ContentLink[] {
  const inText = [...prose.matchAll(inline)].map(
    ({ 0: whole, 1: label = '', 2: to = '', index }) => {
      const offset = index + whole.indexOf(to, label.length + 2);
      const source = text.slice(offset, offset + to.length);
      const words = fill(text.slice(index + 1, index + 1 + label.length), tokens);
      return {
        href: fill(source, tokens),
        source,
        words,
        offset,
        wordsOffset: index,
        inText: true,
      };
    },
  );
  const references = [...prose.matchAll(reference)].map(({ 0: whole, 1: to = '', index }) => {
    const offset = index + whole.lastIndexOf(to);
    const source = text.slice(offset, offset + to.length);
    return {
      href: fill(source, tokens),
      source,
      words: null,
      offset,
      wordsOffset: offset,
      inText: true,
    };
  });
  // The scan covers the tags of a component so, and leaves code and notes otherwise.
  const actions = [...text.matchAll(action)]
    .filter(({ index }) => prose.charAt(index) === '·')
    .map(({ 0: whole, 1: source = '', 2: label = '', index }) => ({
      href: fill(source, tokens),
      source,
      words: fill(label, tokens),
      offset: index + whole.indexOf('"') + 1,
      wordsOffset: index + whole.indexOf('>') + 1,
      inText: true,
    }));
  return [...inText, ...references, ...actions];
}

function linksInFields({ parsed, fields }: ContentFile): ContentLink[] {
  return fieldTexts(fields)
    .filter(({ path }) => path.at(-1) === 'href')
    .map(({ path, value }) => {
      const label = [...path.slice(0, -1), 'label'];
      const words = valueAt(fields, label);
      return {
        href: value,
        source: String(valueAt(parsed.data, path)),
        words: typeof words === 'string' ? words : null,
        offset: parsed.offsetOf(path),
        wordsOffset: parsed.offsetOf(label),
        inText: false,
      };
    });
}

const vague =
  /^(click( here)?|here|this|this (page|link|article)|(read|learn|see|find out) more|more( info(rmation)?)?|link|details|continue|go)[.!…]?$/i;

function wordsFinding({ words, wordsOffset, inText }: ContentLink): Finding[] {
  const told = (message: string): Finding[] => [
    {
      offset: wordsOffset,
      length: (words ?? '').length + (inText ? 2 : 0),
      rule: 'link-text',
      message,
    },
  ];
  if (words === null) return [];
  if (words.trim() === '')
    return inText ? told('This link has no words. Write them between the square brackets') : [];
  if (vague.test(words.trim()))
    return told(`"${words}" says nothing out of context. Name what the link leads to`);
  if (/^https?:\/\//.test(words))
    return told('An address is no text to read. Name what the link leads to');
  return [];
}

function targetFinding(link: ContentLink, file: ContentFile, site: SiteIndex): Finding[] {
  const { href, source, offset, inText } = link;
  const told = (rule: Finding['rule'], message: string, text?: string): Finding[] => [
    {
      offset,
      length: source.length,
      rule,
      message,
      ...(text !== undefined &&
        inText && { fix: { from: offset, to: offset + source.length, text } }),
    },
  ];
  if (!hrefForm.test(href)) {
    // In a field, the schema has said so already.
    if (!inText) return [];
    const { message, text } = hrefAdvice(href);
    return told('link-form', message, text);
  }
  const own = site.tokens.address;
  if (own !== undefined && (href === own || href.startsWith(`${own}/`)) && !source.includes('{')) {
    const path = href.slice(own.length) || '/';
    return told('link-form', `Write "${path}": links within the site go without its address`, path);
  }
  if (!href.startsWith('/')) return [];
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = site.pages.get(path);
  if (!page) {
    if (path === '/home/') return told('link-form', 'The home page is "/". Write "/"', '/');
    return told('link-target', `No page "${path}".${didYouMean(path, [...site.pages.keys()])}`);
  }
  if (page.file === 'pages/404.mdx') {
    const message = `"${path}" is what visitors see where there is no page. Link to another one`;
    return told('link-target', message);
  }
  if (isDraft(page) && !isDraft(file)) {
    return told(
      'link-target',
      `"${path}" is a draft and will not be published. Publish it, or leave the link out until then`,
    );
  }
  if (anchor === undefined) return [];
  const anchors = anchorsAt(site, path);
  if (anchors.includes(anchor)) return [];
  const meant = didYouMean(anchor, anchors);
  return told(
    'link-anchor',
    `"${href}": that page has no place "${anchor}".${meant || ` It has ${anchors.map((name) => `#${name}`).join(', ')}`}`,
  );
}

/** Links that lead nowhere, and links whose words say nothing. */
export const linkFindings = (file: ContentFile, site: SiteIndex): Finding[] => [
  ...[...linksInFields(file), ...linksInText(file, site.tokens)].flatMap((link) => [
    ...wordsFinding(link),
    ...targetFinding(link, file, site),
  ]),
  ...namelessTargets(file),
];
