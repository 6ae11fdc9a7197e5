import { createServer } from 'node:net';
import { listen, loopback } from '../../kit/ports';

/** Returns a port that is free now, for programs that cannot choose a free one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { port: 0, host: loopback, variable: 'PORT' });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
