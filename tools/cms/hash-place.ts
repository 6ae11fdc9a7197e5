import type { ContentType } from '../../src/content/content-type';
import { contentTypes } from '../../src/content/content-types';
import type { CmsPage } from './cms-options';

type Place = { contentType?: ContentType | undefined; name?: string | undefined };

/**
 * Returns what the editor shows: a list of entries, or an entry with the name of its file.
 *
 * @param hash such as `#/collections/Question` or `#/collections/Question/entries/who-writes`
 */
export function placeIn(hash: string): Place {
  const [, place, type, name] =
    /^#\/collections\/(?:(_singletons)|(\w+))(?:\/entries\/([\w-]+))?$/.exec(hash) ?? [];
  const typeName = place ? name : type;
  return { contentType: contentTypes.find((one) => one.typeName === typeName), name };
}

/** Returns the file of an entry, or the folder of a list, relative to the project; undefined elsewhere. */
export function fileOf(hash: string, pages: readonly CmsPage[]): string | undefined {
  const { contentType, name } = placeIn(hash);
  if (!contentType) return undefined;
  if (contentType.kind === 'file') return `content/${contentType.file}`;
  const isSingle = contentType.kind === 'page' && contentType.single;
  const single = pages.find(({ typeName }) => isSingle && typeName === contentType.typeName);
  if (single) return `content/${single.file}`;
  const folder = `content/${contentType.folder}`;
  return name === undefined ? folder : `${folder}/${name}${contentType.extension}`;
}
