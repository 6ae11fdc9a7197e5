import type { IGatsbyImageData } from 'gatsby-plugin-image';

type ImageField = {
  resolve: (node: unknown, args: object, context: unknown, info: Info) => Promise<IGatsbyImageData>;
};
type Info = {
  schema: { getType(name: string): { getFields(): Record<string, ImageField> } };
};

export const pictureTypes = `
  type PictureFiles @dontInfer {
    "In pixels, of the largest file"
    width: Int!
    height: Int!
    "Where all files are: /static/<digest of the original>/"
    folder: String!
    "Without the extension"
    name: String!
    "Of the files of each source, in pixels, smallest first"
    widths: [Int!]!
    "Best first; the last one is for browsers that know no other"
    sources: [PictureSource!]!
  }
  type PictureSource @dontInfer {
    extension: String!
    "One for each width: the folder of that file"
    digests: [String!]!
  }
`;

/** As gatsby-transformer-sharp names it. */
const noPlaceholder = 'none';

/** The field `ImageSharp.files`, which templates read instead of `gatsbyImageData`. */
export const pictureFiles = {
  type: 'PictureFiles!',
  args: { widths: '[Int!]!', quality: 'Int!' },
  resolve: async (
    node: unknown,
    { widths, quality }: { widths: number[]; quality: number },
    context: unknown,
    info: Info,
  ) => {
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
    return packPicture(await field.resolve(node, args, context, info));
  },
};

const address = /^(.+\/)([0-9a-f]+)\/([^/]+)\.([a-z]+) (\d+)w$/;

/**
 * Says in a third of the bytes what `gatsbyImageData` says: the addresses of a picture's files differ
 * in little, and each page's page-data.json would carry all of them.
 * @throws when the addresses are not built as gatsby-plugin-sharp builds them
 */
export function packPicture({ width, height, images }: IGatsbyImageData) {
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
    folder: first.folder,
    name: first.name,
    widths: best.map((file) => file.width),
    sources: sources.map((files) => ({
      extension: files[0]?.extension ?? '',
      digests: files.map(({ digest }) => digest),
    })),
  };
}

function parseFile(file: string) {
  const [, folder, digest, name, extension, width] = address.exec(file) ?? [];
  if (!folder || !digest || !name || !extension) {
    throw new Error(`A picture has a file with an unknown kind of address: "${file}".`);
  }
  return { folder, digest, name, extension, width: Number(width) };
}
