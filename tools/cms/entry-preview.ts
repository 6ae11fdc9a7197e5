import { listPath, pathOfFile } from '../../src/content/addresses/paths';
import type { ContentType } from '../../src/content/content-type';
import { collectionTypes, pageTypes } from '../../src/content/content-types';
import type { CmsPage } from './cms-options';
import { placeIn } from './hash-place';

/**
 * Returns the address of the page that shows the entries of a content type, `{{slug}}` in place of the name of an
 * entry's file: Sveltia's `preview_path`.
 */
export function previewPathOf(contentType: ContentType, pages: readonly CmsPage[]): string {
  const { typeName } = contentType;
  const pathOf = (name?: string) => pages.find((page) => page.typeName === name)?.path;
  const isSingle = contentType.kind === 'page' && contentType.single;
  if (isSingle) return pathOf(typeName) ?? '/';
  if (contentType.kind === 'page' || contentType.kind === 'collection')
    return pathOfFile(`${contentType.folder}/{{slug}}`);
  const collection = collectionTypes.find(({ list }) => list === contentType);
  if (collection) return listPath(collection.folder);
  const list = pageTypes.find(({ anchorsFrom }) => anchorsFrom === contentType);
  const by = list ?? pageTypes.find(({ previewOf }) => previewOf?.includes(contentType));
  const path = pathOf(by?.typeName);
  return path === undefined ? '/' : `${path}${list ? '#{{slug}}' : ''}`;
}

/** Returns the address of the page that shows the entry of a hash. */
export function pageOf(hash: string, pages: readonly CmsPage[]): string {
  const { contentType, name = '' } = placeIn(hash);
  return contentType ? previewPathOf(contentType, pages).replace('{{slug}}', name) : '/';
}

/** How long to wait before asking again for a page that is not built yet, in milliseconds. */
const retryMs = 1000;

/** Returns whether `develop` has built a page. It builds none for a new file with an error. */
async function isBuilt(path: string): Promise<boolean> {
  const { pathname } = new URL(path, location.origin);
  const data = `/page-data${pathname === '/' ? '/index/' : pathname}page-data.json`;
  const { ok } = await fetch(data, { method: 'HEAD' }).catch(() => ({ ok: false }));
  return ok;
}

/** Adds a panel with the page of the open entry. `develop` updates the page after each save. */
export function showPreview(pages: readonly CmsPage[]): void {
  const preview = document.createElement('details');
  preview.id = 'preview';
  const [summary, frame] = [document.createElement('summary'), document.createElement('iframe')];
  const missing = document.createElement('p');
  summary.textContent = 'The page';
  frame.title = 'The page as saved';
  missing.textContent =
    'This page is not built yet. If the entry has an error, it is named below. If it has none, the site has no page for this entry.';
  missing.hidden = true;
  preview.append(summary, missing, frame);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = async () => {
    clearTimeout(timer);
    const isEntry = location.hash.includes('/entries/');
    preview.hidden = !isEntry && !preview.open;
    if (!preview.open || !isEntry) return;
    const path = pageOf(location.hash, pages);
    const canBeShown = await isBuilt(path);
    if (path !== pageOf(location.hash, pages)) return;
    frame.hidden = !canBeShown;
    missing.hidden = canBeShown;
    if (!canBeShown) timer = setTimeout(show, retryMs);
    else if (frame.getAttribute('src') !== path) frame.src = path;
  };
  const show = () => void update();
  // `develop` renders a page after `load`, too late for the browser to scroll to the hash.
  frame.addEventListener('load', () => {
    const { contentDocument: page } = frame;
    if (!page?.location.hash) return;
    new MutationObserver((_changes, observer) => {
      if (!page.getElementById(page.location.hash.slice(1))) return;
      observer.disconnect();
      page.location.replace(page.location.href);
    }).observe(page, { childList: true, subtree: true });
  });
  preview.addEventListener('toggle', show);
  addEventListener('hashchange', show);
  document.body.append(preview);
  show();
}
