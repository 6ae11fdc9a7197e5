import { z } from 'zod';
import { missing } from './missing';

const configSchema = z.looseObject({
  entry: z.unknown(),
  plugins: z.array(z.unknown()),
  output: z.looseObject({}).optional(),
});
const entrySchema = z.strictObject({ app: z.string().regex(/[\\/]production-app$/) });

/**
 * Returns webpack's settings for the browser with the site's own entry, which loads Gatsby's.
 *
 * @param app the file of that entry
 * @throws if Gatsby starts with another file
 */
export function withStagedEntry(settings: unknown, app: string) {
  const { entry, ...config } = configSchema.parse(settings);
  const known = entrySchema.safeParse(entry);
  if (!known.success) {
    throw missing(
      'React in stages',
      `webpack's entry is not Gatsby's production-app alone, but ${JSON.stringify(entry)}`,
    );
  }
  return { ...config, devtool: false, entry: { app } };
}
