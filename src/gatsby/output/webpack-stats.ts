import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { publicFolder } from '../public-folder';

const schema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Returns webpack's files of each entry and each template, by its name. */
export const scriptsByName = () =>
  schema.parse(JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')))
    .assetsByChunkName;
