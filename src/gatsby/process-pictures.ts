import type { CreatePagesArgs } from 'gatsby';
import { z } from 'zod';
import { contentKinds } from '../content/kinds';

const picture = z.object({ light: z.string(), dark: z.string().nullish() }).nullish();

/** The large pictures of an entry: those of its fields, and those that its text names. */
const pictured = z.object({
  picture,
  hero: z.object({ picture }).nullish(),
  named: z.object({ pictures: z.array(z.string()) }).nullish(),
});

const response = z.object({ errors: z.unknown().optional() });

/** The same picture as in `src/templates/fragments.ts`, or it would be processed twice. */
const query = `query ($files: [String!]!) {
  allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $files } }) {
    nodes { childImageSharp { gatsbyImageData(width: 1920) } }
  }
}`;

/**
 * Starts the processing of the large pictures, the slowest part of a build, so that it runs beside
 * webpack. The page queries alone would start it after webpack.
 *
 * @throws if the query fails
 */
export async function startImageProcessing(args: CreatePagesArgs): Promise<void> {
  const files = contentKinds
    .flatMap(({ type }) => args.getNodesByType(type))
    .map((node) => pictured.parse(node))
    .flatMap(({ picture: own, hero, named }) => [
      ...[own, hero?.picture].flatMap((one) => [one?.light, one?.dark]),
      ...(named?.pictures ?? []),
    ]);
  const result = await args.graphql(query, { files: [...new Set(files)].filter(Boolean) });
  const { errors } = response.parse(result);
  if (errors) throw new Error('The query for the pictures failed.', { cause: errors });
}
