import type { SiteIndex } from '../content-check/site-index';
import { document, escapeHtml as html } from './html';
import { pageFacts, type PageFacts } from './page-facts';

const style = `
  article { padding: 1.5rem 0; border-top: 1px solid #b3b4c3; }
  .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.5rem; }
  .result, .card { max-width: 37rem; padding: 1rem; border: 1px solid #b3b4c3; border-radius: 8px;
    background: #fff; color: #202124; }
  .result b { display: block; overflow: hidden; color: #1a0dab; font: 20px/1.3 Arial, sans-serif;
    text-overflow: ellipsis; white-space: nowrap; }
  .result p { display: -webkit-box; margin: .25rem 0 0; overflow: hidden; color: #4d5156;
    font: 14px/1.58 Arial, sans-serif; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .card { padding: 0; overflow: hidden; max-width: 25rem; }
  .card img { display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
  .card div { padding: .75rem 1rem; }
  .card small { color: #65676b; }
  ol { margin: 0; padding-left: 1.25rem; }
  .mark { padding: .125rem .5rem; border-radius: 99px; background: #f2a541; color: #171a2b; font-size: .8125rem; }`;

function result({ title, description, path }: PageFacts, site: SiteIndex): string {
  const { website = '', brand = '' } = site.tokens;
  return `<div class="result"><small>${html(brand)} · ${html(website)}${html(path)}</small>
<b>${html(title)}</b><p>${html(description)}</p></div>`;
}

function card(page: PageFacts, site: SiteIndex): string {
  const picture = `<img src="/__content/cards/${html(page.slug)}.png" alt="" loading="lazy">`;
  return `<div class="card">${picture}<div><small>${html(site.tokens.website ?? '')}</small><br>
<strong>${html(page.title)}</strong><br><small>${html(page.description)}</small></div></div>`;
}

function section(page: PageFacts, site: SiteIndex): string {
  const marks = [
    ...(page.isDraft ? ['Draft'] : []),
    ...(page.isHidden ? ['Hidden from search'] : []),
  ];
  const outline = page.outline.map(
    ({ level, words }) => `<li style="margin-left:${level - 1}rem">h${level} ${html(words)}</li>`,
  );
  const links = page.links.map(
    ({ words, href }) => `<li>${html(words)} → <code>${html(href)}</code></li>`,
  );
  const grade =
    page.grade === null ? 'too few words for a reading grade' : `reading grade ${page.grade}`;
  return `<article id="${html(page.path)}">
<h2><a href="${html(page.path)}">${html(page.path)}</a> ${marks.map((mark) => `<span class="mark">${mark}</span>`).join(' ')}</h2>
<p><code>content/${html(page.file)}</code> · ${page.words} words · ${grade} · title ${page.title.length} of 60 characters · description ${page.description.length} of 156</p>
<div class="grid">
<figure><figcaption>Search result</figcaption>${result(page, site)}</figure>
<figure><figcaption>Share card</figcaption>${card(page, site)}</figure>
<figure><figcaption>Outline</figcaption><ol>${outline.join('')}</ol></figure>
<figure><figcaption>${page.links.length} ${page.links.length === 1 ? 'link' : 'links'}</figcaption><ul>${links.join('')}</ul></figure>
</div></article>`;
}

/** Returns the preview: how the world will see every page, and facts that help its writer. */
export async function previewPage(site: SiteIndex): Promise<string> {
  const { syllable } = await import('syllable');
  const pages = pageFacts(site, syllable);
  return document(
    'Preview',
    style,
    `<h1>Preview</h1>
<p>${pages.length} pages, as content/ is at this moment. Load the page again after a save.</p>
${pages.map((page) => section(page, site)).join('\n')}`,
  );
}
