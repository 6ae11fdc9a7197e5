import { createServer } from 'node:net';
import { listen, loopback } from '../ports';

/** A port that is free now, for programs that cannot take any free one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { port: 0, host: loopback, variable: 'PORT' });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
