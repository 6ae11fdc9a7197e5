import { z } from 'zod';
import { missing } from './missing';

const settingsSchema = z.looseObject({
  module: z.looseObject({
    rules: z.array(z.looseObject({ use: z.unknown(), resourceQuery: z.unknown() }).partial()),
  }),
});

/** How gatsby-plugin-mdx names the text of a page after the path of its template. */
const textQuery = /__contentFilePath=[^&]*/;

const isForTexts = (resourceQuery: unknown) =>
  resourceQuery instanceof RegExp && resourceQuery.test('?__contentFilePath=/text.mdx');

/**
 * Makes all pages of a template share one Babel configuration. Gatsby caches one for each query of
 * a module, and the query names the text, so every page would load all presets again.
 *
 * @throws if no rule is for templates with a text
 */
export function withSharedBabel(settings: unknown) {
  const { module, ...config } = settingsSchema.parse(settings);
  if (!module.rules.some(({ resourceQuery }) => isForTexts(resourceQuery))) {
    throw missing('Shared Babel', 'no rule of webpack is for the query "__contentFilePath"');
  }
  const rules = module.rules.map((rule) => {
    const { use } = rule;
    if (typeof use !== 'function') return rule;
    // Gatsby itself asks without a query, to find the rules that Fast Refresh is for.
    const withoutText = ({ resourceQuery = '', ...asked }: { resourceQuery?: string }): unknown =>
      Reflect.apply(use, undefined, [
        { ...asked, resourceQuery: resourceQuery.replace(textQuery, '') },
      ]);
    return { ...rule, use: withoutText };
  });
  return { ...config, module: { ...module, rules } };
}
