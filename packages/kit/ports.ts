import { createServer, type Server } from 'node:net';

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
export function listen(
  server: Server,
  { port, host = loopback, variable }: { port: number; host?: string; variable: PortVariable },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(refusal(error, port, variable)));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** Throws immediately, before any long work, if a port is taken. */
export async function assertPortFree(port: number, variable: PortVariable): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, variable });
  await new Promise((resolve) => probe.close(resolve));
}

function refusal(error: NodeJS.ErrnoException, port: number, variable: PortVariable): string {
  const other = `Choose another one with the variable ${variable}, for example ${variable}=${port + 10}.`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${other}`;
  if (error.code === 'EACCES') return `Port ${port} may not be used without more rights. ${other}`;
  return `Port ${port} could not be opened: ${error.message}. ${other}`;
}
