import { request } from 'node:http';
import { loopback } from '../../kit/ports';

export type RawAnswer = { status: number; location: string; body: string };

/**
 * Returns the answer of a server on this machine to a path that fetch itself would normalise before
 * sending it, or to another `Host`.
 */
export const rawAnswer = (
  port: number | string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request({ hostname: loopback, port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        const { statusCode: status = 0, headers: sent } = response;
        resolve({ status, location: sent.location ?? '', body });
      });
    })
      .on('error', reject)
      .end();
  });
