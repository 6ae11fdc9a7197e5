import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** An environment variable that lets a person choose a port. */
type PortVariable = 'PORT' | 'INBOX_PORT';

/** The address of all our servers: they are for this machine only. */
export const loopback = '127.0.0.1';

/**
 * Returns the port in an environment variable, or `fallback` if it is not set.
 *
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
 *
 * @param port 0 for any free port
 * @throws a sentence that names the port and the remedy if the port cannot be used
 */
export async function listen(server: Server, port: number, variable: PortVariable) {
  server.listen({ port, host: loopback, exclusive: true });
  await once(server, 'listening').catch((cause: unknown) => {
    const sentence = `Port ${port} cannot be used. Stop the program that uses it, or choose another port: ${variable}=${port + 10}`;
    throw new Error(sentence, { cause });
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Stops a server, and closes its connections. */
export async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/**
 * Returns the port of the site, before any long work.
 *
 * @throws a sentence that names the variable if the port is in use
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, portFrom('PORT', 8000), 'PORT');
  await close(probe);
  return port;
}
