import type { ContentFile } from '../content-file';
import { feedPaths } from '../../../src/content/feed-paths';
import { insightsPath } from '../../../src/content/insights-lists';
import { didYouMean } from '../../../src/content/closest';
import type { Finding } from '../problem';
import { isScheduled } from '../../../src/content/calendar';
import { anchorsAt, isDraft, type SiteIndex } from '../site-index';
import { fieldTexts, literal, spoken } from '../spoken';
import { linksInFields, linksInText, type ContentLink } from './link-place';
import { formFinding } from './link-form';
import { queryFinding, wordsFinding } from './link-words';
import { findPatterns } from './pattern';
import { textSigns } from './text-signs';
import { tokenSlips } from './token-slips';

/** The feeds are there with the list of articles. */
const isFeed = (path: string) => Object.values(feedPaths).some((feed) => feed === path);

const targetOf = (href: string) => /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];

function anchorMessage(href: string, site: SiteIndex): string | undefined {
  const [, path = '', anchor] = targetOf(href);
  if (anchor === undefined || !site.pages.has(path)) return undefined;
  const anchors = anchorsAt(site, path);
  if (anchors.includes(anchor)) return undefined;
  const isHeld = site.files.some(
    (one) => path === '/' && one.file === `faq/${anchor}.mdx` && isDraft(one),
  );
  if (isHeld)
    return `The question "${anchor}" is a draft and will not be published. Publish it, or leave the link out until then`;
  const meant =
    didYouMean(anchor, anchors) || ` It has ${anchors.map((name) => `#${name}`).join(', ')}`;
  return `"${href}": that page has no place "${anchor}".${meant}`;
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
    const files = site.folder.downloads;
    const name = path.slice('/downloads/'.length);
    if (site.folder.brokenDownloads.includes(name)) {
      const ending = /[^.]*$/.exec(name)?.[0].toUpperCase() ?? '';
      const message = `The file static${path} is empty, or not a real ${ending}. Save it again`;
      return finding('link-target', message);
    }
    return files.includes(name)
      ? []
      : finding(
          'link-target',
          `No file static${path}.${didYouMean(name, files) || ' Put it there, or correct its name'}`,
        );
  }
  const page = site.pages.get(isFeed(path) ? insightsPath : path);
  // That the home page is missing is said once.
  if (!page && path === '/') return [];
  if (!page) {
    if (path === '/home/') return finding('link-form', 'The home page is "/". Write "/"', '/');
    const question = /^\/faq\/([^/]+)\/$/.exec(path)?.[1] ?? '';
    if (site.questions.includes(question))
      return finding('link-target', `Questions are on the home page. Write "/#${question}"`);
    const paths = [...site.pages.keys()];
    const elsewhere =
      [...site.pages].find(([, { fields }]) => path === `/${String(fields.template)}/`)?.[0] ??
      paths.find((one) => one.startsWith(`${path.slice(0, -1)}-`)) ??
      paths.find((one) => one.endsWith(path.slice(path.lastIndexOf('/', path.length - 2))));
    const meant =
      elsewhere === undefined ? didYouMean(path, paths) : ` Did you mean "${elsewhere}"?`;
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
  if (page === file && href === path && inText)
    return finding(
      'link-text',
      'This link leads to the page that it is on. Delete it, or add a place: #…',
    );
  return finding('link-anchor', anchorMessage(href, site) ?? '');
}

/** Reports redirects to an anchor that their page does not have, or to the address of the site itself. */
const redirectFindings = ({ file, fields, parsed }: ContentFile, site: SiteIndex): Finding[] =>
  fieldTexts(file === 'redirects.json' ? fields : {})
    .filter(({ path }) => path.at(-1) === 'to')
    .flatMap(({ path, value }): Finding[] => {
      const place = { offset: parsed.offsetOf(path), length: value.length + 2 };
      const own = `${site.tokens.address ?? ''}/`;
      if (own !== '/' && value.startsWith(own)) {
        const message = `Write "/${value.slice(own.length)}": links within the site go without its address`;
        return [{ ...place, rule: 'redirect', message }];
      }
      const message = anchorMessage(value, site);
      return message === undefined ? [] : [{ ...place, rule: 'link-anchor', message }];
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
      return isTold ? target : [...wordsFinding(link, site), ...target, ...queryFinding(link)];
    }),
    ...redirectFindings(file, site),
    ...tokenSlips(spoken(file), site.tokens),
  ];
}
