import { EventEmitter } from 'node:events';
import { IncomingMessage, type Server } from 'node:http';
import { isForThisMachine, isFromOwnPage } from './local-request';

/**
 * Makes a server refuse requests and WebSockets from pages of other sites. Gatsby lets every page read `develop`,
 * and creates its server after the last hook, so `Server.prototype` is passed to change all servers.
 */
export function refuseOtherPages(server: Pick<Server, 'emit'>): void {
  server.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [request] = args;
    const isRefused =
      request instanceof IncomingMessage && !(isForThisMachine(request) && isFromOwnPage(request));
    if (!isRefused) return EventEmitter.prototype.emit.call(this, event, ...args);
    request.socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return true;
  };
}
