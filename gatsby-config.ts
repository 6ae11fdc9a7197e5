import type { GatsbyConfig } from 'gatsby';
import { remarkPlugins } from './src/content/mdx/remark-plugins';
import { contentFolder } from './src/gatsby/content-folder';

const config: GatsbyConfig = {
  trailingSlash: 'always',
  graphqlTypegen: { generateOnBuild: true },
  jsxRuntime: 'automatic',
  // Without an adapter of its own, each build fetches Gatsby's newest list of them and runs it as code.
  adapter: { name: 'files', adapt: () => undefined },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: './content' } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: { mdxOptions: { remarkPlugins: remarkPlugins(contentFolder) } },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp', 'avif'], placeholder: 'none' } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
