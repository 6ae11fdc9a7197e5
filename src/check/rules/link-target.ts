import { decodeEscapes, hrefProblem, parseAddress } from '../../content/addresses';
import { builtFiles, pathOfFile } from '../../content/paths';
import { unknownVariables } from '../../content/variables';
import type { Context } from '../rule';
import { isPage, type Link, type SiteFile } from '../site-file';

/** Where a link within the site leads. */
export type LinkTarget = {
  path: string;
  page: SiteFile | undefined;
  /** Whether it is a file of `static/`, or one that the build writes. */
  isFile: boolean;
  /** The id after the "#"; empty: it has none. */
  anchor: string;
  plan: string | null;
};

/** An unknown variable is reported by itself. */
export const isFilled = ({ href }: Link, { site }: Context) =>
  unknownVariables(href, site.variables).length === 0;

/** Returns the target of a link; undefined if it leads to another site, or its form is wrong. */
export function targetOf(link: Link, context: Context): LinkTarget | undefined {
  const { file, site } = context;
  const { origin } = new URL(site.variables.address ?? 'https://site.invalid');
  const url = parseAddress(link.href, origin + (isPage(file) ? pathOfFile(file.file) : '/'));
  const isWrong = hrefProblem(link.href) !== undefined || !isFilled(link, context);
  if (isWrong || url?.origin !== origin) return undefined;
  const path = decodeEscapes(url.pathname);
  return {
    path,
    page: site.pages.get(path),
    isFile: site.staticFiles.has(path) || builtFiles.includes(path),
    anchor: decodeEscapes(url.hash.slice(1)),
    plan: url.searchParams.get('plan'),
  };
}

/** Returns whether a link names a place on its own page, in a text that is on no page of its own. */
export const isWithoutPage = ({ href }: Link, { file }: Context) =>
  href.startsWith('#') && !isPage(file);
