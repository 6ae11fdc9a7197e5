import type { IncomingMessage } from 'node:http';
import { parseAddress } from '../../content/addresses/addresses';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether a request is addressed to this machine, or to the host in PUBLIC_HOST. With DNS rebinding, another
 * site can make its name lead here, but its requests still carry that name.
 */
export function isForThisMachine({ headers }: IncomingMessage): boolean {
  const name = parseAddress(`http://${headers.host}`)?.hostname;
  return name !== undefined && [...loopbackNames, process.env.PUBLIC_HOST].includes(name);
}

/** Returns whether a request comes from a page of the same server, or from no page. */
export const isFromOwnPage = ({ headers: { host, origin } }: IncomingMessage) =>
  origin === undefined || origin.endsWith(`://${host}`);
