import { hrefProblem } from '../../content/addresses';
import { pathOfFile } from '../../content/paths';
import { unknownVariables } from '../../content/variables';
import { isFileOfSite, localTarget, type LocalTarget } from '../local-target';
import type { Context } from '../rule';
import { isPage, type Link, type SiteFile } from '../site-file';

/** An unknown variable is reported by itself. */
export const isFilled = ({ href }: Link, { site }: Context) =>
  unknownVariables(href, site.variables).length === 0;

export type LinkTarget = LocalTarget & {
  page: SiteFile | undefined;
  /** Whether it is a file of `static/`, or one that the build writes. */
  isFile: boolean;
};

/** Returns the target of a link; undefined if it leads to another site, or its form is wrong. */
export function targetOf(link: Link, context: Context): LinkTarget | undefined {
  const { file, site } = context;
  const isWrong = hrefProblem(link.href) !== undefined || !isFilled(link, context);
  const page = isPage(file) ? pathOfFile(file.file) : '/';
  const target = isWrong ? undefined : localTarget(link.href, site.variables, page);
  return (
    target && {
      ...target,
      page: site.pages.get(target.path),
      isFile: isFileOfSite(target.path, site.staticFiles),
    }
  );
}

/** Returns whether a link names a place on its own page, in a text that is on no page of its own. */
export const isWithoutPage = ({ href }: Link, { file }: Context) =>
  href.startsWith('#') && !isPage(file);
