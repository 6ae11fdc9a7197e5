import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * The sizes of images, for the queries of pages and for that of `mdx-data.ts`: an image with the same ones
 * is encoded once. `LargeImage` is up to the width of the window, with the widths and the quality of
 * `gatsby-config.ts`; `PortraitImage` is round, and 52 px wide.
 */
export const imageFragments = `
  fragment LargeImage on ImageSharp {
    gatsbyImageData(width: 1920)
  }
  fragment PortraitImage on ImageSharp {
    gatsbyImageData(width: 104, breakpoints: [52, 104], avifOptions: { quality: 50 })
  }
`;

/** Adds the fragments to those of `src/templates`, as plugins of Gatsby add theirs. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => {
  const module = `import { graphql } from 'gatsby';\nexport const query = graphql\`${imageFragments}\`;\n`;
  writeFileSync(resolve('.cache/fragments/images.js'), module);
};
