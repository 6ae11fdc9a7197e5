import { setTimeout as pause } from 'node:timers/promises';
import type { Sample } from '../figures';
import { inTab, rest, screen } from './undisturbed';

/**
 * Measures what a page transfers, with the files and pages it fetches ahead, while a visitor with a slow
 * phone reads its first two screens.
 */
export async function measureReading(url: string): Promise<Sample> {
  let reading = 0;
  const read = inTab(
    async (tab) => {
      await tab.open(url);
      await pause(rest);
      const wheel = { type: 'mouseWheel', x: 0, y: 0, deltaX: 0, deltaY: screen.height } as const;
      await tab.send('Input.dispatchMouseEvent', wheel);
      await pause(3 * rest);
    },
    (page) => {
      page.on('Network.loadingFinished', ({ encodedDataLength }) => {
        reading += encodedDataLength;
      });
      return [];
    },
  );
  await read;
  return { reading };
}
