import { absoluteUrl, type HeadSite } from './head-page';

/** The nodes that stand on the home page and that other pages name. */
type SharedNode = 'organization' | 'website' | 'pricing';

/** The name of a node by which another one refers to it, on any page of the site. */
export const nodeId = (site: Pick<HeadSite, 'address'>, node: SharedNode) => ({
  '@id': absoluteUrl(site, `/#${node}`),
});
