import type { Service } from 'schema-dts';
import { nodeId } from './node-id';
import { startingOffer, type OfferSite } from './offer';
import { plainText } from './plain-text';

type ServiceSite = OfferSite & { serviceArea: string };

/** A plan as its card shows it; `body` is HTML. */
type ServicePlan = { title: string; body: string };

/** What the services page tells beside itself: each plan as a service. */
export const serviceNodes = (
  site: ServiceSite,
  path: string,
  plans: readonly ServicePlan[],
): Service[] =>
  plans.map(({ title, body }) => ({
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: plainText(body),
    provider: nodeId(site, 'organization'),
    areaServed: site.serviceArea,
    offers: startingOffer(site, path),
  }));
