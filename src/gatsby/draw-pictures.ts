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

const answer = z.object({ errors: z.unknown().optional() });

/** The same picture as in `src/templates/fragments.ts`, or it would be drawn twice. */
const query = `query ($files: [String!]!) {
  allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $files } }) {
    nodes { childImageSharp { gatsbyImageData(width: 1920) } }
  }
}`;

/**
 * Begins to draw the large pictures, which takes the longest of all. Asked for by the pages alone, they
 * would be drawn after webpack, instead of beside it.
 *
 * @throws if the pictures can't be asked for in this way
 */
export async function drawPictures(args: CreatePagesArgs): Promise<void> {
  const files = contentKinds
    .flatMap(({ type }) => args.getNodesByType(type))
    .map((node) => pictured.parse(node))
    .flatMap(({ picture: own, hero, named }) => [
      ...[own, hero?.picture].flatMap((one) => [one?.light, one?.dark]),
      ...(named?.pictures ?? []),
    ]);
  const asked = await args.graphql(query, { files: [...new Set(files)].filter(Boolean) });
  const { errors } = answer.parse(asked);
  if (errors) throw new Error('The pictures could not be asked for.', { cause: errors });
}
