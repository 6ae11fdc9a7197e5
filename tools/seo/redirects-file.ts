import { parseAllRedirects } from 'netlify-redirect-parser';
import { z } from 'zod';

const redirects = z.array(
  z.looseObject({ path: z.string(), to: z.string(), status: z.number().optional() }),
);

/** Parses `_redirects`, if it is there (https://docs.netlify.com/manage/routing/redirects/overview/). */
export async function readRedirectsFile(file: string) {
  const parsed = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  return redirects.parse(parsed.redirects);
}
