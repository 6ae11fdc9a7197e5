import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Returns webpack's files of each entry and each template in a built site, by its name. */
export const scriptsByName = (site: string) =>
  schema.parse(JSON.parse(readFileSync(join(site, 'webpack.stats.json'), 'utf8')))
    .assetsByChunkName;
