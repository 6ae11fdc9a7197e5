import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { z } from 'zod';
import { contentTypes, isMdx } from '../../content/content-types';
import { filesBelow } from '../../reader/files-below';
import { staticFolder } from '../environment';
import { imageFragments } from './image-fragments';
import { writeModule } from './write-module';

/** The names of the pictures in the fields and in the text of an entry. */
const nodeWithPictures = z.object({ pictures: z.array(z.string()) });

const query = `query ($files: [String!]!) {
  pictures: allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $files } }) {
    nodes { relativePath childImageSharp { ...LargeImage } }
  }
  testimonials: allTestimonial {
    nodes { slug quote author role sample image { alt light { ...PortraitImage } dark { ...PortraitImage } } }
  }
  questions: allQuestion { nodes { slug question } }
}
${imageFragments}`;

const downloads = join(staticFolder, 'downloads');

/**
 * Writes a module with the data from other files that components in texts show. Its query also starts the
 * processing of the large pictures, the slowest part of a build, while webpack runs. The page queries would
 * start it only after webpack.
 *
 * @throws if the query fails
 */
export async function writeMdxData(args: CreatePagesArgs): Promise<void> {
  // The pictures of the other content types are small.
  const files = contentTypes
    .filter(isMdx)
    .flatMap(({ typeName }) => args.getNodesByType(typeName))
    .flatMap((node) => nodeWithPictures.parse(node).pictures);
  const result = await args.graphql<object>(query, { files: [...new Set(files)] });
  if (result.errors)
    throw new Error('The query for the data of MDX components failed.', { cause: result.errors });
  const sizes = filesBelow(downloads).map((name) => ({
    href: `/downloads/${name}`,
    bytes: statSync(join(downloads, name)).size,
  }));
  writeModule('mdx-data.json', JSON.stringify({ ...result.data, downloads: sizes }));
}
