import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Node } from 'gatsby';
import { z } from 'zod';
import type { Named } from '../check/read-entry';
import { textLanguage } from '../content/language';

export const proseTypes = `
  type Prose @dontInfer {
    pictures: [ProsePicture!]!
    testimonials: [Testimonial!]!
    questions: [Question!]!
    downloads: [ProseDownload!]!
  }
  type ProsePicture @dontInfer {
    name: String!
    file: ImageSharp! @contentImage
  }
  type ProseDownload @dontInfer {
    href: String!
    "As people read it: 240 kB."
    size: String!
  }
`;

type Context = {
  nodeModel: { findOne(args: object): Promise<Node | null> };
};

const entries = (type: string, slugs: readonly string[], { nodeModel }: Context) =>
  Promise.all(
    slugs.map((slug) => nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } })),
  );

const site = z.object({ language: z.string() });

function sizeOf(href: string, language: string): string {
  const bytes = statSync(resolve(`static${href}`)).size;
  const [unit, size] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const options = { style: 'unit', unit, maximumSignificantDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(Math.max(size, 1));
}

export async function resolveNamed(
  { named, ...fields }: { named: Named },
  _args: unknown,
  context: Context,
) {
  if (Object.values(named).every((names) => names.length === 0)) return null;
  const { language } = site.parse(await context.nodeModel.findOne({ type: 'SiteSettings' }));
  const own = textLanguage(fields, language);
  return {
    pictures: named.pictures.map((name) => ({ name, file: name })),
    testimonials: await entries('Testimonial', named.testimonials, context),
    questions: await entries('Question', named.faq, context),
    downloads: named.downloads.map((href) => ({ href, size: sizeOf(href, own) })),
  };
}
