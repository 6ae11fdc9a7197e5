import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * The sizes of images. The page queries and the query of `write-mdx-data.ts` share them, so that each image is encoded
 * once. `LargeImage` is as wide as the window at most, with the widths and the quality of `gatsby-config.ts`.
 * `PortraitImage` is round and 52 px wide, where WebP is smaller than AVIF.
 */
export const imageFragments = `
  fragment LargeImage on ImageSharp {
    gatsbyImageData(width: 1920)
  }
  fragment PortraitImage on ImageSharp {
    gatsbyImageData(width: 104, breakpoints: [104], formats: [WEBP])
  }
`;

/** The sizes of the drawn portraits of authors, which only page queries read. */
const drawingFragment = `
  fragment DrawingImage on ImageSharp {
    gatsbyImageData(width: 384, breakpoints: [192, 384], avifOptions: { quality: 50 })
  }
`;

/** Adds the fragments to those of `src/templates`, in the way of Gatsby's plugins. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => {
  const module = `import { graphql } from 'gatsby';\nexport const query = graphql\`${imageFragments}${drawingFragment}\`;\n`;
  writeFileSync(resolve('.cache/fragments/images.js'), module);
};
