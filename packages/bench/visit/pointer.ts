import { z } from 'zod';
import type { Tab } from './tab';

/** A place on the screen, in CSS pixels. */
export const place = z.object({ x: z.number(), y: z.number() });
type Place = z.infer<typeof place>;

/** Moves the pointer to a place, and waits until the page has noticed. */
export async function pointAt(tab: Tab, { x, y }: Place): Promise<void> {
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/**
 * Presses at a place, as trusted input. It is not awaited, and never an error: the pressed page may
 * be gone before it answers.
 */
export function press(tab: Tab, { x, y }: Place): void {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    tab
      .send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
      .catch(() => undefined);
  }
}
