import type { ContentIndex } from '../model/content';
import { hasFile, type SeoSite } from '../model/site';
import { when, type Check, type Fault } from './check';

type Redirect = ContentIndex['redirects'][number];

const faultsOf = ({ from, to, place }: Redirect, site: SeoSite): Fault[] => {
  const next = site.content.redirects.find((other) => other.from === to);
  const isInternal = to.startsWith('/') && !/[*:]/.test(to);
  return [
    ...when(next !== undefined, () => ({
      what: `${from} leads to ${to}, which leads on to ${next?.to ?? ''}.`,
      fix: next?.to === from ? 'Break the circle.' : 'Lead to the end at once.',
      place,
    })),
    ...when(next === undefined && isInternal && !hasFile(site, to), () => ({
      what: `${from} leads to ${to}, which is not there.`,
      fix: 'Lead to a page that is.',
      place,
    })),
    ...when(from.endsWith('/') && hasFile(site, from), () => ({
      what: `${from} is redirected, and is a page.`,
      fix: 'Take the redirect out, or the page.',
      place,
    })),
  ];
};

export const redirects: Check = {
  id: 'S27',
  level: 'should',
  name: 'Redirects lead straight to what is there',
  why: 'Old links keep their worth only when one step takes them to the new page.',
  site: (site) =>
    site.content.redirects.length === 0
      ? null
      : site.content.redirects.flatMap((redirect) => faultsOf(redirect, site)),
};
