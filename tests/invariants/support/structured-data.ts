import { z } from 'zod';
import type { Page } from './pages';

const document = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.looseObject({ '@type': z.string() })).min(1),
  })
  .strict();

/** Returns the nodes of a page's graph; none for a page without one. */
export const nodesOf = ({ $ }: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => document.parse(JSON.parse($(element).text()))['@graph']);
