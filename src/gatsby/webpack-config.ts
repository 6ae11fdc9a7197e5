import type { GatsbyNode } from 'gatsby';
import { starterSource } from './starter-source';
import { subsetFolder } from './subset-fonts';

/** Where the fonts are found, and for `gatsby-ssr` the starter that goes into every head. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  const resolve = {
    alias: {
      'subset-fonts': subsetFolder,
      // Gatsby's Script component brings it along; the site has no scripts of others.
      '@builder.io/partytown/integration': false,
    },
  };
  if (stage !== 'build-html' && stage !== 'develop-html') {
    actions.setWebpackConfig({ resolve });
    return;
  }
  // Gatsby types this as a bare Function.
  const define: unknown = Reflect.apply(plugins.define, plugins, [
    { STARTER_SOURCE: JSON.stringify(starterSource()) },
  ]);
  actions.setWebpackConfig({ resolve, plugins: [define] });
};
