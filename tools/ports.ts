import type { Server } from 'node:net';
import { createServer } from 'node:net';

/** An environment variable that lets a person choose a port. */
type PortVariable = 'PORT' | 'INBOX_PORT';

/** The address of all our servers: they are for this machine only. */
export const loopback = '127.0.0.1';

/**
 * Returns the port in an environment variable, or `fallback` if it is not set.
 * @throws if the variable is anything but a port number (0 to 65535; 0 means any free port)
 */
export function portFrom(variable: PortVariable, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(
    `${variable} must be a number from 0 to 65535, and it is "${text}". For example: ${variable}=${fallback}`,
  );
}

/**
 * Makes a server listen, and returns its port.
 * @throws a sentence that names the port and the remedy if the port is taken
 */
export function listen(server: Server, port: number, variable: PortVariable): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is in use by another program'
          : `is closed: ${error.message}`;
      reject(
        new Error(
          `Port ${port} ${reason}. Choose another one with the variable ${variable}, for example ${variable}=${port + 10}.`,
        ),
      );
    });
    server.listen({ port, host: loopback, exclusive: true }, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/**
 * Returns the ports of the site and of its inbox, before any long work.
 *
 * @throws a sentence that names the variable if one is taken, or both are the same
 */
export async function freePorts(site: number, inbox: number) {
  const ports = { site: portFrom('PORT', site), inbox: portFrom('INBOX_PORT', inbox) };
  if (ports.site === ports.inbox && ports.site !== 0) {
    throw new Error(
      `PORT and INBOX_PORT are both ${ports.site}: the site and its inbox need a port each. For example: INBOX_PORT=${ports.site + 10}`,
    );
  }
  await assertPortFree(ports.site, 'PORT');
  await assertPortFree(ports.inbox, 'INBOX_PORT');
  return ports;
}

async function assertPortFree(port: number, variable: PortVariable): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await new Promise((resolve) => probe.close(resolve));
}
