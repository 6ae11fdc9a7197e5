import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { shortPrefix } from './shorten-addresses';

type ImageField = {
  resolve: (node: unknown, args: object, context: unknown, info: Info) => Promise<IGatsbyImageData>;
};
type ImageNode = { id: string; internal: { contentDigest: string } };
type Sizes = { widths: number[]; quality: number };
type Info = {
  schema: { getType(name: string): { getFields(): Record<string, ImageField> } };
};

export const pictureTypes = `
  type PictureFiles @dontInfer {
    "In pixels, of the largest file"
    width: Int!
    height: Int!
    "What the addresses of all files begin with, up to the digest of the file"
    prefix: String!
    "What is between that digest and the extension"
    suffix: String!
    "Of the files of each source, in pixels, smallest first"
    widths: [Int!]!
    "Best first; the last one is for browsers that know no other"
    sources: [PictureSource!]!
  }
  type PictureSource @dontInfer {
    extension: String!
    "One for each width"
    digests: [String!]!
  }
`;

/** As gatsby-transformer-sharp names it. */
const noPlaceholder = 'none';

/** Which pictures of what widths the build has asked for: Gatsby reads the original anew each time. */
const asked = new Map<string, ReturnType<typeof makeFiles>>();

/** The field `ImageSharp.files`, which templates read instead of `gatsbyImageData`. */
export const pictureFiles = {
  type: 'PictureFiles!',
  args: { widths: '[Int!]!', quality: 'Int!' },
  resolve: (node: ImageNode, sizes: Sizes, context: unknown, info: Info) => {
    const key = JSON.stringify([node.id, node.internal.contentDigest, sizes]);
    const files = asked.get(key) ?? makeFiles(node, sizes, context, info);
    asked.set(key, files);
    return files;
  },
};

async function makeFiles(
  node: ImageNode,
  { widths, quality }: Sizes,
  context: unknown,
  info: Info,
) {
  const field = info.schema.getType('ImageSharp').getFields().gatsbyImageData;
  if (!field) throw new Error('gatsby-plugin-image no longer makes gatsbyImageData.');
  const args = {
    layout: 'constrained',
    placeholder: noPlaceholder,
    formats: ['auto', 'webp', 'avif'],
    width: Math.max(...widths),
    breakpoints: widths,
    avifOptions: { quality },
  };
  return packPicture(await field.resolve(node, args, context, info), isProduction);
}

const isProduction = process.env.NODE_ENV === 'production';

/** As gatsby-plugin-sharp writes it: `/static/<digest of the original>/<digest of the size>/<name>.<extension>`. */
const address = /^(\/static\/([0-9a-f]+)\/)([0-9a-f]+)\/([^/]+)\.([a-z]+) (\d+)w$/;

/**
 * Says in a third of the bytes what `gatsbyImageData` says: the addresses of a picture's files differ
 * in little, and each page's page-data.json would carry all of them.
 * @param short true: the addresses that `shorten-addresses.ts` gives the files after the build
 * @throws when the addresses are not built as gatsby-plugin-sharp builds them
 */
export function packPicture({ width, height, images }: IGatsbyImageData, short: boolean) {
  const srcSets = [...(images.sources ?? []), images.fallback].map(
    (source) => source?.srcSet ?? '',
  );
  const sources = srcSets.map((srcSet) => srcSet.split(/,\s*/).map(parseFile));
  const [best] = sources;
  const [first] = best ?? [];
  if (!best || !first) throw new Error('A picture has no files.');
  return {
    width,
    height: Math.round(height),
    prefix: short ? shortPrefix(first.original, first.name) : first.folder,
    suffix: short ? '' : `/${first.name}`,
    widths: best.map((file) => file.width),
    sources: sources.map((files) => ({
      extension: files[0]?.extension ?? '',
      digests: files.map(({ digest }) => digest),
    })),
  };
}

function parseFile(file: string) {
  const [, folder, original, digest, name, extension, width] = address.exec(file) ?? [];
  if (!folder || !original || !digest || !name || !extension) {
    throw new Error(`A picture has a file with an unknown kind of address: "${file}".`);
  }
  return { folder, original, digest, name, extension, width: Number(width) };
}
