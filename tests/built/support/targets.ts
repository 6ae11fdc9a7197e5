import { builtFile } from './build';
import { site } from './content';
import { candidates } from './images';
import { pages, type Page } from './pages';

/** An address in the markup of a page. */
export type Reference = { element: string; attribute: string; url: string };

const carriers = ['href', 'src', 'poster', 'data', 'action', 'formaction', 'cite'];

const attributeReferences = ({ $ }: Page): Reference[] =>
  carriers.flatMap((attribute) =>
    $(`[${attribute}]`)
      .toArray()
      .map((element) => ({
        element: String($(element).prop('tagName')).toLowerCase(),
        attribute,
        url: $(element).attr(attribute) ?? '',
      })),
  );

const srcsetReferences = ({ $ }: Page): Reference[] =>
  $('[srcset]')
    .toArray()
    .flatMap((element) =>
      candidates($(element).attr('srcset') ?? '').map(({ url }) => ({
        element: String($(element).prop('tagName')).toLowerCase(),
        attribute: 'srcset',
        url,
      })),
    );

/** Every address that the markup of a page holds. */
export const references = (page: Page): Reference[] => [
  ...attributeReferences(page),
  ...srcsetReferences(page),
];

const base = 'https://this-site.invalid';

/** An address within this site, as path and fragment; null for any other. */
export function internal(page: Page, url: string): { path: string; id: string } | null {
  const own = new URL(site().address);
  const target = new URL(url, `${base}${page.path}`);
  if (target.origin !== base && target.origin !== own.origin) return null;
  return { path: target.pathname, id: decodeURIComponent(target.hash.slice(1)) };
}

const idsByPath = new Map<string, ReadonlySet<string>>();

/** The ids on a page, or none when the path is no page. */
export function idsAt(path: string): ReadonlySet<string> {
  const known = idsByPath.get(path);
  if (known) return known;
  const page = pages().find((one) => one.path === path);
  const ids = page
    ? page
        .$('[id]')
        .toArray()
        .map((element) => page.$(element).attr('id') ?? '')
    : [];
  const found = new Set(ids);
  idsByPath.set(path, found);
  return found;
}

/** What is wrong with an address, or nothing when it leads to a file and an id that are there. */
export function brokenTarget(page: Page, url: string): string[] {
  const target = internal(page, url);
  if (!target) return [];
  if (!builtFile(target.path)) return [`"${url}" leads to no file in public/`];
  return target.id === '' || idsAt(target.path).has(target.id)
    ? []
    : [`"${url}" leads to an id that ${target.path} does not have`];
}
