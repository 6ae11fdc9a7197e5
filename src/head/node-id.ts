import { absoluteUrl, type HeadSite } from './head-page';

/** The nodes of the home page that other pages refer to. */
type SharedNode = 'organization' | 'website' | 'pricing';

/** Returns the id by which a node on any page of the site refers to this one. */
export const nodeId = (site: Pick<HeadSite, 'address'>, node: SharedNode) => ({
  '@id': absoluteUrl(site, `/#${node}`),
});
