import { request } from 'node:http';
import type { Site } from './start-site';

export type RawAnswer = { status: number; location: string; body: string };

/** Returns the answer to a path that fetch itself would normalise before sending it. */
export const rawAnswer = (site: Site, path: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location ?? '', body });
      });
    })
      .on('error', reject)
      .end();
  });
