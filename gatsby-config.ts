import { existsSync, type Stats } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { contentFolder } from './src/gatsby/environment';
import { sitemapPlugin } from './src/gatsby/files/sitemap-plugin';
import { rehypeEntryIds } from './src/gatsby/mdx/rehype-entry-ids';
import { rehypeFootnoteLabels } from './src/gatsby/mdx/rehype-footnote-labels';
import { remarkPlugins } from './src/gatsby/mdx/remark-plugins';
import { remarkTypography } from './src/gatsby/mdx/remark-typography';

// Gatsby loads this file for the pages, but not for this process, which writes headers and the sitemap.
const settings = `.env.${process.env.NODE_ENV}`;
if (existsSync(settings)) process.loadEnvFile(settings);

/** Text editors and the editor at `/admin/` create hidden files while they save. */
const hiddenFiles = /[\\/]\.[^\\/]+$/;
const textFiles = /\.(json|mdx)$/;
const isOtherFile = (path: string, stats?: Stats) => stats?.isFile() && !textFiles.test(path);

const config: GatsbyConfig = {
  trailingSlash: 'always',
  graphqlTypegen: {
    generateOnBuild: true,
  },
  jsxRuntime: 'automatic',
  // Without its own adapter, each build fetches Gatsby's newest list of adapters and runs it as code.
  adapter: { name: 'files', adapt: () => undefined },
  plugins: [
    // Pictures and other files: their addresses contain the digest of their content.
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: './content', ignore: [hiddenFiles, textFiles] },
    },
    // Texts, with a digest of time and inode. gatsby-plugin-mdx keeps each text by the digest of its file. A program that
    // saves may empty the file first, and all empty files have the same content, so one would get the text of another.
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: './content',
        ignore: [hiddenFiles, isOtherFile],
        fastHash: true,
      },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        mdxOptions: {
          remarkPlugins: [
            ...remarkPlugins(contentFolder),
            [remarkTypography, { folder: contentFolder }],
          ],
          rehypePlugins: [
            [rehypeFootnoteLabels, { folder: contentFolder }],
            [rehypeEntryIds, { folder: contentFolder }],
          ],
        },
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        // 736 px suit a phone that is 412 px wide and has 1.75 device pixels to each.
        defaults: {
          formats: ['webp', 'avif'],
          placeholder: 'none',
          breakpoints: [480, 736, 1280, 1920],
          avifOptions: { quality: 36 },
        },
      },
    },
    'gatsby-transformer-sharp',
    // Given by docs/specification.md. It finds nothing to do: docs/decisions/0003-framework-output.md.
    'gatsby-plugin-react-helmet',
    ...sitemapPlugin(),
  ],
};

export default config;
