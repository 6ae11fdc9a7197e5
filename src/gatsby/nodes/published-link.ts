import type { ContentLink } from '../../content/primitives';

/** Returns a link as it is shown; null if it leads to a page of this site that is not published. */
export async function linkIfPublished(
  link: ContentLink | undefined,
  isPublished: (path: string) => boolean | Promise<boolean>,
): Promise<ContentLink | null> {
  if (!link) return null;
  const [path = ''] = link.href.split(/[?#]/);
  return !path.startsWith('/') || (await isPublished(path)) ? link : null;
}
