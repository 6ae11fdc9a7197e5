import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { z } from 'zod';
import { filesBelow } from '../check/read-site';
import { contentKinds } from '../content/kinds';
import { writeModule } from './generated-modules';

const picture = z.object({ light: z.string(), dark: z.string().nullish() }).nullish();

/** The large pictures of an entry: those of its fields, and those that its text names. */
const pictured = z.object({
  picture,
  hero: z.object({ picture }).nullish(),
  pictures: z.array(z.string()).nullish(),
});

const response = z.object({ errors: z.unknown().optional(), data: z.record(z.string(), z.unknown()).optional() }); // prettier-ignore

/** The same pictures as in `src/templates/fragments.ts`, or they would be processed twice. */
const portrait =
  'gatsbyImageData(width: 104, breakpoints: [52, 104], avifOptions: { quality: 50 })';
const query = `query ($files: [String!]!) {
  pictures: allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $files } }) {
    nodes { relativePath childImageSharp { gatsbyImageData(width: 1920) } }
  }
  testimonials: allTestimonial {
    nodes { slug quote author role sample image { alt light { ${portrait} } dark { ${portrait} } } }
  }
  questions: allQuestion { nodes { slug question } }
}`;

const downloads = resolve('static/downloads');

/**
 * Writes a module of what the components in texts may show of other files. Its query also starts the
 * processing of the large pictures, the slowest part of a build, beside webpack; the page queries
 * alone would start it after webpack.
 *
 * @throws if the query fails
 */
export async function writeTextParts(args: CreatePagesArgs): Promise<void> {
  const files = contentKinds
    .flatMap(({ type }) => args.getNodesByType(type))
    .map((node) => pictured.parse(node))
    .flatMap(({ picture: own, hero, pictures }) => [
      ...[own, hero?.picture].flatMap((one) => [one?.light, one?.dark]),
      ...(pictures ?? []),
    ]);
  const result = await args.graphql(query, { files: [...new Set(files)].filter(Boolean) });
  const { errors, data } = response.parse(result);
  if (errors) throw new Error('The query for the parts of texts failed.', { cause: errors });
  const sizes = (existsSync(downloads) ? filesBelow(downloads) : []).map((name) => ({
    href: `/downloads/${name}`,
    bytes: statSync(join(downloads, name)).size,
  }));
  writeModule('text-parts.json', JSON.stringify({ ...data, downloads: sizes }));
}
