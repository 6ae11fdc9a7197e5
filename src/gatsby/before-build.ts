import type { GatsbyNode } from 'gatsby';
import { publicFolder } from './folders';
import { removeEarlierFiles } from './hosting/public-files';

/** Removes from `public/` what an earlier build has left, and this one may no longer make. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (process.env.NODE_ENV === 'production') removeEarlierFiles(publicFolder);
};
