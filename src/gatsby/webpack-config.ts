import type { GatsbyNode } from 'gatsby';
import { starterSource } from './starter-source';
import { subsetFolder } from './subset-fonts';

/** Where the fonts are found, and what stands in the code for the stage it is built for. */
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
  const definitions = {
    RENDERS_HEAD: JSON.stringify(stage !== 'build-javascript'),
    ...(stage.endsWith('html') && { STARTER_SOURCE: JSON.stringify(starterSource()) }),
  };
  // Gatsby types this as a bare Function.
  const define: unknown = Reflect.apply(plugins.define, plugins, [definitions]);
  actions.setWebpackConfig({
    resolve,
    plugins: [define],
  });
};
