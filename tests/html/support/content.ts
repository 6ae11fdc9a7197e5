import { z } from 'zod';
import { collectionTypes } from '../../../src/content/content-types';
import { siteSchema } from '../../../src/content/types/site-settings-type';
import { fillText } from '../../../src/content/variables';
import { isUnpublished } from '../../../src/reader/content-file';
import { anchorsAt, readSiteContent } from '../../../src/reader/site-content';

const pictureSchema = z.object({
  light: z.string(),
  dark: z.string().optional(),
  alt: z.string(),
});
const pageSchema = z.object({
  template: z.string().optional(),
  title: z.string(),
  searchTitle: z.string().optional(),
  description: z.string(),
  hidden: z.boolean().default(false),
  picture: pictureSchema.optional(),
  /** Shown in place of the picture. */
  editedSentence: z.string().optional(),
  hero: z.object({ picture: pictureSchema.optional() }).optional(),
});
/** The words of a page: of a file in `pages/`, of an article, or of the lists of articles. */
export type PageContent = z.infer<typeof pageSchema> & {
  file: string;
  /** Whether it is a list of a collection, whose pages share the words of one file. */
  isList: boolean;
  /** The ids to which the check lets links lead. */
  anchors: readonly string[];
  /** The other ids around its text. */
  innerIds: readonly string[];
};

/** Reads the content from which a site was built, without what was not published. */
export function readContent(folder: string) {
  const site = readSiteContent(folder);
  const { pages, today, variables } = site;
  const files = site.files
    .filter((file) => !isUnpublished(file, today))
    .map(({ file, contentType, fields, text, bodyStart }) => {
      return {
        file,
        type: contentType?.typeName,
        data: fields,
        body: fillText(text.slice(bodyStart), variables),
      };
    });
  const dataOf = (name: string) => files.find(({ file }) => file === name)?.data ?? {};
  return {
    files,
    dataOf,
    site: siteSchema.parse(dataOf('site.json')),
    hasNewsletter: files.some(({ type }) => type === 'NewsletterForm'),
    hasArticles: files.some(({ file }) => file.startsWith('insights/')),
    /** By their addresses. The feed of the articles is no page. */
    pages: new Map(
      [...pages]
        .filter(([path, { file }]) => path.endsWith('/') && files.some((one) => one.file === file))
        .map(([path, page]) => {
          const { file } = page;
          const content = {
            ...pageSchema.parse(dataOf(file)),
            file,
            isList: collectionTypes.some(({ list }) => list.file === file),
            anchors: anchorsAt(site, page),
            innerIds: page.contentType?.innerIds ?? [],
          };
          return [path, content] as const;
        }),
    ),
  };
}
