import { z } from 'zod';
import { parseAddress } from '../../../src/content/addresses/addresses';
import type { Rule } from '../rule';
import type { Site } from '../site';

const manifestSchema = z.looseObject({
  name: z.string().min(1),
  start_url: z.string(),
  icons: z.array(z.looseObject({ src: z.string(), sizes: z.string().optional() })).min(1),
});

/** Returns what is wrong with a web app manifest. */
function manifestProblems(site: Site, path: string): string[] {
  const text = site.textAt(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  const parsed = manifestSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [`lacks “${issue?.path.join('.') ?? ''}”`];
  }
  return parsed.data.icons.flatMap(({ src }) => {
    const url = parseAddress(src, site.address + path);
    const size = url?.origin === site.address ? site.sizeAt(url.pathname) : undefined;
    return size ? [] : [`names the icon ${src}, which does not exist`];
  });
}

export const manifestRule: Rule = {
  id: 'manifest',
  requirement: 'H3',
  why: 'Phones take the name and the icon of the site from it.',
  see: 'https://www.w3.org/TR/appmanifest/',
  judge(site) {
    const pages = site.pages.filter(({ manifests }) => manifests.length > 0);
    const paths = new Set(
      pages.flatMap(({ manifests, address }) =>
        manifests.flatMap((href) => parseAddress(href, site.address + address)?.pathname ?? []),
      ),
    );
    return [...paths]
      .filter((path) => site.sizeAt(path))
      .flatMap((path) =>
        manifestProblems(site, path).map((problem) => ({
          subject: path,
          message: `The manifest ${path} ${problem}.`,
          source: { file: `public${path}` },
        })),
      );
  },
};
