import type { Node } from 'gatsby';
import type { ContentLink } from '../../content/schemas/primitives';
import { linkIfPublished } from './published-link';

type QueryContext = { nodeModel: { findOne(args: object): Promise<Node | null> } };
type Info = { fieldName: string };

/** Resolves the name of a picture to its `ImageSharp` node; null without one. */
export async function resolveImage(
  source: Readonly<Record<string, string | undefined>>,
  _args: unknown,
  { nodeModel }: QueryContext,
  { fieldName }: Info,
) {
  const relativePath = source[fieldName];
  if (relativePath === undefined) return null;
  const file = await nodeModel.findOne({
    type: 'File',
    query: {
      filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: relativePath } },
    },
  });
  if (!file) return null;
  return nodeModel.findOne({
    type: 'ImageSharp',
    query: { filter: { parent: { id: { eq: file.id } } } },
  });
}

/** Resolves a link that is null while its page is not published. */
export const resolveLink = (
  source: Readonly<Record<string, ContentLink | undefined>>,
  _args: unknown,
  { nodeModel }: QueryContext,
  { fieldName }: Info,
) =>
  linkIfPublished(source[fieldName], async (path) => {
    const page = await nodeModel.findOne({
      type: 'SitePage',
      query: { filter: { path: { eq: path } } },
    });
    return page !== null;
  });
