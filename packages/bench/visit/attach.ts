import { z } from 'zod';
import { pause } from './pause';
import type { Protocol } from './protocol';

const version = z.object({ webSocketDebuggerUrl: z.string() });
const targets = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) });
const session = z.object({ sessionId: z.string() });

/** Returns the address of Chromium's DevTools protocol at a port of this machine. */
export async function addressOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  return version.parse(await answer.json()).webSocketDebuggerUrl;
}

/**
 * Attaches to the first tab, and through it to all its pages as they appear; each waits until it
 * may run.
 */
export async function attachToTab(protocol: Protocol): Promise<void> {
  const tab = await protocol.send({
    method: 'Target.attachToTarget',
    params: { targetId: await firstTab(protocol), flatten: true },
  });
  await protocol.send({
    method: 'Target.setAutoAttach',
    params: { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    session: session.parse(tab).sessionId,
  });
}

/** Returns the first tab. Chromium accepts commands a moment before it opens its tab. */
async function firstTab(protocol: Protocol): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const params = { filter: [{ type: 'tab' }] };
    const found = await protocol.send({ method: 'Target.getTargets', params });
    const [first] = targets.parse(found).targetInfos;
    if (first) return first.targetId;
    await pause(50);
  }
  throw new Error('Chromium opened no tab.');
}
