import { z } from 'zod';
import { missing } from './missing';

const configSchema = z.looseObject({
  entry: z.unknown(),
  plugins: z.array(z.unknown()),
  output: z.looseObject({}).optional(),
});
const entrySchema = z.strictObject({ app: z.string().regex(/[\\/]production-app$/) });

/**
 * Returns webpack's settings for the browser with an entry of the site, which loads Gatsby's.
 *
 * @throws if Gatsby starts with another file
 */
export function withStagedEntry(settings: unknown, app: string) {
  const { entry, ...config } = configSchema.parse(settings);
  if (!entrySchema.safeParse(entry).success) {
    throw missing(
      'React in stages',
      `webpack's entry is not Gatsby's production-app alone, but ${JSON.stringify(entry)}`,
    );
  }
  return { ...config, devtool: false, entry: { app } };
}
