import { anchorsOf } from '../../src/content/anchors';
import { pagePath } from '../../src/content/page-path';
import { catalogue } from '../content-check/catalogue';
import { samplePage, sampleVariants } from '../content-check/catalogue-pages';
import { isPage, slugOf, type SiteIndex } from '../content-check/site-index';
import { variants } from '../../src/content/vary';
import { document, escapeHtml } from './html';

const themes = ['light', 'dark'];

const style = `
  nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: .75rem 0; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  iframe { width: 100%; height: 80vh; border: 1px solid #b3b4c3; border-radius: 6px; background: #fff; }
  .phone iframe { width: 390px; }`;

/**
 * Returns the catalogue: one page of the site in one variant, or all components of a text, in both
 * themes side by side.
 */
export function cataloguePage(site: SiteIndex, query: URLSearchParams): string {
  const pages = site.files.filter(isPage);
  const components = sampleVariants.map(samplePage);
  const asked = query.get('page') ?? '';
  const chosen = pages.find(({ file }) => slugOf(file) === asked) ?? pages[0];
  const isComponents = components.includes(asked);
  const page = isComponents ? asked : chosen ? slugOf(chosen.file) : 'home';
  const variant = variants.find((name) => name === query.get('variant')) ?? 'typical';
  const width = query.get('width') === 'phone' ? 'phone' : 'wide';
  const anchor = query.get('section') ?? '';
  const link = (changes: Record<string, string>, words: string, isCurrent: boolean) => {
    const to = new URLSearchParams({ page, variant, width, ...changes });
    const current = isCurrent ? ' aria-current="true"' : '';
    return `<a href="/__catalogue/?${escapeHtml(to.toString())}"${current}>${escapeHtml(words)}</a>`;
  };
  const sections = isComponents
    ? [...catalogue().keys()].map((name) => name.toLowerCase())
    : (anchorsOf[String(chosen?.fields.template)] ?? []);
  const src = `${pagePath(page)}${anchor && `#${anchor}`}`;
  // Both frames load the same page: if Gatsby's server gets two new pages at the same time, it may
  // lose one. Their names tell `in-variant.tsx` how to show it.
  const frame = (theme: string) =>
    `<figure><figcaption>${theme}</figcaption><iframe name="catalogue/${theme}/${variant}" title="${escapeHtml(`${page}, ${variant}, ${theme}`)}" src="${escapeHtml(src)}"></iframe></figure>`;
  return document(
    'Catalogue',
    style,
    `<h1>Catalogue</h1>
<nav aria-label="Pages">${pages.map(({ file }) => link({ page: slugOf(file) }, slugOf(file), slugOf(file) === page)).join('')}</nav>
<nav aria-label="Components">${components.map((name) => link({ page: name, variant: 'typical' }, name, name === page)).join('')}</nav>
<nav aria-label="Variants">${variants.map((name) => link({ variant: name }, name, name === variant)).join('')}</nav>
<nav aria-label="Sections">${sections.map((name) => link({ section: name }, `#${name}`, name === anchor)).join('')}</nav>
<nav aria-label="Widths">${['wide', 'phone'].map((name) => link({ width: name }, name, name === width)).join('')}</nav>
<div class="pair ${width}">${themes.map(frame).join('')}</div>`,
  );
}
