import type { ContentFile } from '../content-file';
import { didYouMean } from '../../../src/content/closest';
import { hrefAdvice, hrefForm, type HrefAdvice } from '../../../src/content/href-advice';
import type { Finding } from '../problem';
import { isScheduled } from '../../../src/content/calendar';
import { anchorsAt, isDraft, type SiteIndex } from '../site-index';
import { fieldTexts, literal, spoken } from '../spoken';
import { unknownTokens } from '../../../src/content/tokens';
import { linksInFields, linksInText, type ContentLink } from './link-place';
import { queryFinding } from './link-query';
import { findPatterns } from './pattern';
import { textSigns } from './text-signs';
import { tokenSlips } from './token-slips';

const vague =
  /^(|click( here)?|here|this|this (page|link|article)|(read|learn|see|find out) more|more( info(rmation)?)?|link|download|details|continue|go)$/i;

function wordsFinding({
  words,
  wordsOffset,
  wordsLength,
  inText,
  isBare,
  href,
}: ContentLink): Finding[] {
  const finding = (rule: Finding['rule'], message: string): Finding[] => [
    { offset: wordsOffset, length: wordsLength, rule, message },
  ];
  if (words === null) return [];
  if (words.trim() === '') {
    return inText
      ? finding('link-form', 'This link has no words. Write them between the square brackets')
      : [];
  }
  if (isBare) {
    return href.startsWith('https://')
      ? finding('link-text', `Write [the words of the link](${href}) instead of the address`)
      : [];
  }
  // An arrow after the words is decoration, and says nothing by itself.
  if (vague.test(words.replace(/[\s.!…→»›>➜➔]+$/u, '').trim())) {
    return finding(
      'link-text',
      `"${words}" says nothing out of context. Name what the link leads to`,
    );
  }
  return /^(?:https?:\/\/|\/(?:[a-z0-9-]+\/)+$)/.test(words)
    ? finding('link-text', 'An address is hard to read. Name what the link leads to')
    : [];
}

const targetOf = (href: string) => /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];

function anchorMessage(href: string, site: SiteIndex): string | undefined {
  const [, path = '', anchor] = targetOf(href);
  if (anchor === undefined || !site.pages.has(path)) return undefined;
  const anchors = anchorsAt(site, path);
  if (anchors.includes(anchor)) return undefined;
  const meant =
    didYouMean(anchor, anchors) || ` It has ${anchors.map((name) => `#${name}`).join(', ')}`;
  return `"${href}": that page has no place "${anchor}".${meant}`;
}

/** Returns the page with a place of that name: this one, if it has it. */
const pageWith = (anchor: string, file: ContentFile, site: SiteIndex) =>
  [...site.pages]
    .sort(([, a], [, b]) => Number(b === file) - Number(a === file))
    .find(([path]) => anchorsAt(site, path).includes(anchor))?.[0];

const ownAnchors = (file: ContentFile, site: SiteIndex) =>
  anchorsAt(site, [...site.pages].find(([, page]) => page === file)?.[0] ?? '');

/** Returns what to write instead of an address: with its tokens, and with the folder of articles. */
function adviceOf(href: string, source: string, site: SiteIndex): HrefAdvice {
  const clean = href.replace(/[\p{Cf}\u00A0]/gu, '');
  if (clean !== href && hrefForm.test(clean)) {
    return { message: `An invisible character is in this address. Write "${clean}"`, text: clean };
  }
  const { message, text } = hrefAdvice(href);
  if (text === undefined) return { message };
  const names = Object.entries(site.tokens).filter(([name]) => source.includes(`{${name}}`));
  const named = names.reduce((now, [name, value]) => now.replace(value, `{${name}}`), text);
  const article = `/insights${text}`;
  const right = !site.pages.has(text) && site.pages.has(article) ? article : named;
  return { message: message.replace(text, right), text: right };
}

/** What is wrong with the form of an address. In a field, the schema has said so already. */
function formFinding(
  { href, source, inText, isBare }: ContentLink,
  file: ContentFile,
  site: SiteIndex,
) {
  if (unknownTokens(source, site.tokens).length > 0) return { message: '' };
  if (!hrefForm.test(href)) {
    if (!inText) return { message: '' };
    const { message, text } = adviceOf(href, source, site);
    if (isBare) {
      const right = `https://${source.replace(/^https?:\/\//, '')}`;
      return {
        message: hrefForm.test(right) ? `Write [the words of the link](${right})` : message,
      };
    }
    const anchor = /^#(.+)$/.exec(href)?.[1];
    if (anchor === undefined) return { message, text };
    const page = pageWith(anchor, file, site);
    if (page !== undefined && site.pages.get(page) === file) return undefined;
    return page === undefined
      ? {
          message: `No page has a place "${anchor}".${didYouMean(anchor, ownAnchors(file, site)) || ' Write the page that this leads to'}`,
        }
      : { message: `Write "${page}${href}"`, text: `${page}${href}` };
  }
  const own = site.tokens.address;
  if (own === undefined || source.includes('{')) return undefined;
  if (href !== own && !href.startsWith(`${own}/`)) return undefined;
  const written = href.slice(own.length) || '/';
  const path = hrefForm.test(written) ? written : (hrefAdvice(written).text ?? written);
  const why = 'links within the site go without its address';
  return isBare
    ? { message: `Write [the words of the link](${path}): ${why}` }
    : { message: `Write "${path}": ${why}`, text: path };
}

/** Returns the day on which a text is read first: today, or the day to come of its publication. */
const latestOf = (today: string, published: unknown) =>
  typeof published === 'string' && published > today ? published : today;

function targetFinding(link: ContentLink, file: ContentFile, site: SiteIndex): Finding[] {
  const { href, source, offset, inText } = link;
  const finding = (rule: Finding['rule'], message: string, text?: string): Finding[] => {
    const fix = { from: offset, to: offset + source.length, text: text ?? '' };
    return message === ''
      ? []
      : [
          {
            offset,
            length: source.length,
            rule,
            message,
            ...(text !== undefined && inText && { fix }),
          },
        ];
  };
  const form = formFinding(link, file, site);
  if (form) return finding('link-form', form.message, form.text);
  if (!href.startsWith('/')) return [];
  const [, path = ''] = targetOf(href);
  if (path.startsWith('/downloads/')) {
    const files = site.folder.downloads ?? [];
    const name = path.slice('/downloads/'.length);
    return files.includes(name)
      ? []
      : finding(
          'link-target',
          `No file static${path}.${didYouMean(name, files) || ' Put it there, or correct its name'}`,
        );
  }
  const page = site.pages.get(path);
  // That the home page is missing is said once.
  if (!page && path === '/') return [];
  if (!page) {
    if (path === '/home/') return finding('link-form', 'The home page is "/". Write "/"', '/');
    const question = /^\/faq\/([^/]+)\/$/.exec(path)?.[1] ?? '';
    if (site.questions.includes(question))
      return finding('link-target', `Questions are on the home page. Write "/#${question}"`);
    if (site.pages.has(`/insights${path}`))
      return finding('link-target', `Articles are under /insights/. Write "/insights${path}"`);
    const meant = didYouMean(path, [...site.pages.keys()]);
    // The site leaves it out.
    return link.mayGo && meant === '' && ['/privacy/', '/insights/'].includes(path)
      ? []
      : finding('link-target', `No page "${path}".${meant}`);
  }
  if (page.file === 'pages/404.mdx') {
    const message = `"${path}" is what visitors see where there is no page. Link to another one`;
    return finding('link-target', message);
  }
  if (isDraft(page) && !isDraft(file) && !link.mayGo) {
    const message = `"${path}" is a draft and will not be published. Publish it, or leave the link out until then`;
    return finding('link-target', message);
  }
  const day = page.fields.published;
  if (isScheduled(page.fields, latestOf(site.today, file.fields.published)) && !isDraft(file)) {
    const message = `"${path}" is published on ${String(day)}, and this text before. Leave the link out until then`;
    return finding('link-target', message);
  }
  return finding('link-anchor', anchorMessage(href, site) ?? '');
}

/** Redirects that lead to a place which is not on its page, or not any more. */
const redirectFindings = ({ file, fields, parsed }: ContentFile, site: SiteIndex): Finding[] =>
  fieldTexts(file === 'redirects.json' ? fields : {})
    .filter(({ path }) => path.at(-1) === 'to')
    .flatMap(({ path, value }) => {
      const message = anchorMessage(value, site);
      const finding = { offset: parsed.offsetOf(path), length: value.length + 2 };
      return message === undefined ? [] : [{ ...finding, rule: 'link-anchor' as const, message }];
    });

/** Reports links that lead nowhere, and links whose words say nothing. */
export function linkFindings(file: ContentFile, site: SiteIndex): Finding[] {
  const links = [...linksInFields(file), ...linksInText(file, site.tokens)];
  // An address within a link that is written wrongly is reported with it.
  const broken = links.some(({ isBare }) => isBare) ? findPatterns(literal(file), textSigns) : [];
  const isPart = ({ isBare, offset }: ContentLink) =>
    isBare &&
    broken.some((sign) => offset >= sign.offset && offset < sign.offset + (sign.length ?? 1));
  return [
    ...links.flatMap((link) => {
      const target = targetFinding(link, file, site);
      const isTold = isPart(link) || (link.isBare && target.length > 0);
      return isTold ? target : [...wordsFinding(link), ...target, ...queryFinding(link)];
    }),
    ...redirectFindings(file, site),
    ...tokenSlips(spoken(file), site.tokens),
  ];
}
