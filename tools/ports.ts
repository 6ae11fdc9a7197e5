import { createServer, type Server } from 'node:net';

/** An environment variable that lets a person choose a port. */
export type PortVariable = 'PORT' | 'INBOX_PORT';

/** Every server of ours is for this machine only. */
export const loopback = '127.0.0.1';

/**
 * The port that an environment variable asks for, or `fallback` when it is not set.
 * @throws when the variable holds anything but a port number (0 to 65535; 0 means any free port)
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
 * Lets a server listen, and answers with the port it got.
 * @throws a sentence that names the port and the way out when the port is taken
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

/** Says at once, before any long work, when a port is taken. */
export async function assertPortFree(port: number, variable: PortVariable): Promise<void> {
  const probe = createServer();
  await listen(probe, { port, variable });
  await new Promise((resolve) => probe.close(resolve));
}

function refusal(error: NodeJS.ErrnoException, port: number, variable: PortVariable): string {
  const other = `Choose another one with the variable ${variable}, for example ${variable}=${port + 10}.`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${other}`;
  if (error.code === 'EACCES') return `Port ${port} may not be used without more rights. ${other}`;
  return `Port ${port} could not be opened: ${error.message}. ${other}`;
}
