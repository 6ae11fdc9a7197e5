/** What the head of a page is made of, as plain data. */
export type HeadData = {
  title: string;
  language: string;
  meta: readonly HeadMeta[];
  links: readonly { rel: string; href: string; type?: string; sizes?: string }[];
};

type HeadMeta =
  { name: string; content: string; media?: string } | { property: string; content: string };

export type HeadSite = { brand: string; address: string; language: string };

export type HeadPage = {
  title: string;
  description: string;
  /** true: search engines are asked to leave the page out, and it has no canonical address. */
  hidden: boolean;
  /** With both slashes: `/about/`. */
  path: string;
};

/** The one place that makes an absolute address of a path. */
export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;

const icons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The head of a page: title, description, canonical, robots, Open Graph, language, icons. */
export function buildHead(site: HeadSite, page: HeadPage): HeadData {
  const url = absoluteUrl(site, page.path);
  const robots = page.hidden ? 'noindex' : 'index, follow, max-image-preview:large';
  const { title, description } = page;
  return {
    title,
    language: site.language,
    meta: [
      { name: 'description', content: description },
      { name: 'robots', content: robots },
      { name: 'theme-color', content: '#fbf7f0', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#10131f', media: '(prefers-color-scheme: dark)' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:locale', content: site.language.replace('-', '_') },
      ...(page.hidden ? [] : [{ property: 'og:url', content: url }]),
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [...(page.hidden ? [] : [{ rel: 'canonical', href: url }]), ...icons],
  };
}
