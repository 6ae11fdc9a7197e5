import robotsParser from 'robots-parser';

/** A `robots.txt`, parsed by RFC 9309. */
export type Robots = {
  text: string;
  sitemaps: string[];
  /** Reports whether Google may fetch the path. */
  mayFetch: (path: string) => boolean;
};

/** @param address the site's public address, without a final slash */
export function readRobots(text: string, address: string): Robots {
  const robots = robotsParser(`${address}/robots.txt`, text);
  return {
    text,
    sitemaps: robots.getSitemaps(),
    mayFetch: (path) => robots.isAllowed(address + path, 'googlebot') ?? true,
  };
}
