import { isScheduled } from '../content/calendar';
import { didYouMean } from '../content/closest';
import { hrefFault } from '../content/href';
import { slugOf } from '../content/page-path';
import { parsedAddress } from '../content/public-address';
import { unknownTokens } from '../content/tokens';
import type { Fault } from './read-file';
import { anchorsAt, isDraft, isIn, type Link, type Site, type SiteFile } from './read-site';

/** What a hosting service accepts as one file: Cloudflare reads 25 MiB. */
const mostBytes = 25 * 2 ** 20;

/** Files that every build writes beside the pages. */
const written = [
  '/llms.txt',
  '/robots.txt',
  '/sitemap-0.xml',
  '/sitemap-index.xml',
  '/.well-known/security.txt',
];

/** The addresses of all files that are no pages. */
export const fileAddresses = ({ statics }: Site): string[] => [...statics.keys(), ...written];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reports a page of this site that a link cannot lead to. */
function pageFault({ mayGo }: Link, url: URL, file: SiteFile, site: Site): string | undefined {
  const path = decoded(url.pathname);
  const page = site.pages.get(path);
  if (!page) {
    const meant = didYouMean(path, [...site.pages.keys()]);
    return mayGo && meant === '' ? undefined : `There is no page "${path}".${meant}`;
  }
  if (page.file === 'pages/404.mdx')
    return `"${path}" is what visitors see where there is no page. Link to another one`;
  if (isDraft(file) || mayGo) return undefined;
  if (isDraft(page)) return `"${path}" is a draft. Publish it, or leave the link out until then`;
  const { published } = file.fields;
  const day = typeof published === 'string' && published > site.today ? published : site.today;
  return isScheduled(page.fields, day)
    ? `"${path}" is published on ${String(page.fields.published)}, after this text. Leave the link out until then`
    : undefined;
}

function anchorFault(url: URL, page: SiteFile, site: Site): string | undefined {
  const anchor = decoded(url.hash.slice(1));
  const anchors = anchorsAt(site, page);
  // The places of a page that cannot be read are not known.
  if (anchor === '' || !page.kind || !page.tree || anchors.includes(anchor)) return undefined;
  const meant =
    didYouMean(anchor, anchors) || ` It has ${anchors.map((name) => `#${name}`).join(', ')}`;
  return `The page has no place "#${anchor}".${meant}`;
}

/** Reports a link to a plan that no file describes. */
function planFault(url: URL, { files }: Site): string | undefined {
  const plan = url.searchParams.get('plan');
  const plans = files.filter(isIn('plans')).map(({ file }) => slugOf(file));
  if (plan === null || plans.includes(plan)) return undefined;
  return `There is no plan "${plan}".${didYouMean(plan, plans) || ` Choose: ${plans.join(', ')}`}`;
}

/** Returns what is wrong with the target of a link within the site. */
function ownFault(link: Link, file: SiteFile, site: Site): Omit<Fault, 'offset'> | undefined {
  const error = (message: string | undefined) => message && { rule: 'link', message };
  const own = [...site.pages].find(([, page]) => page === file)?.[0];
  if (link.href.startsWith('#') && own === undefined)
    return { rule: 'link', message: `Write the page before the "#", such as "/${link.href}"` };
  const url = parsedAddress(link.href, `https://site.invalid${own ?? '/'}`);
  if (!url) return { rule: 'link', message: `"${link.href}" is no address` };
  const path = decoded(url.pathname);
  const size = site.statics.get(path);
  if (size === 0)
    return { rule: 'link', message: `The file static${path} is empty. Save it again` };
  if (size !== undefined && size > mostBytes)
    return {
      rule: 'download-size',
      message: `The file static${path} has ${Math.round(size / 2 ** 20)} MB. Hosts such as Cloudflare refuse more than 25`,
      isWarning: true,
    };
  if (fileAddresses(site).includes(path)) return undefined;
  if (path.startsWith('/downloads/'))
    return {
      rule: 'link',
      message: `There is no file static${path}.${didYouMean(path, [...site.statics.keys()]) || ' Put it there'}`,
    };
  const page = site.pages.get(path);
  return (
    (error(pageFault(link, url, file, site)) ??
      (page && error(anchorFault(url, page, site))) ??
      error(planFault(url, site))) ||
    undefined
  );
}

/** Reports links that lead nowhere. */
export function linkFaults(file: SiteFile, site: Site): Fault[] {
  const faults = file.links.flatMap((link): Fault[] => {
    const { href, offset } = link;
    // A token that is not known is reported by itself.
    if (unknownTokens(href, site.tokens).length > 0) return [];
    const fault = hrefFault(href);
    if (fault !== undefined)
      return link.hasSchema ? [] : [{ offset, rule: 'link', message: `This address ${fault}` }];
    // Redirects have rules of their own.
    const wrong =
      /^[/#]/.test(href) && file.file !== 'redirects.json' ? ownFault(link, file, site) : undefined;
    return wrong ? [{ offset, ...wrong }] : [];
  });
  const insecure = file.links.filter(({ href }) => href.startsWith('http:'));
  const [first] = insecure;
  const count = insecure.length === 1 ? 'This link begins' : `${insecure.length} links begin`;
  return [
    ...faults,
    ...(first
      ? [
          {
            offset: first.offset,
            rule: 'http',
            message: `${count} with http://. Most sites have https://, which nobody can read along`,
            isWarning: true,
          },
        ]
      : []),
  ];
}
