import { z } from 'zod';
import type { Tab } from './tab';

const pressDetail = z.object({ hits: z.boolean(), works: z.boolean(), at: z.number() });

const entry = z.object({ name: z.string(), startTime: z.number(), detail: z.unknown() });
const timeline = z.object({ origin: z.number(), entries: z.array(entry) });

/** A page's own records; all times in milliseconds since its start. */
export type Marks = {
  /** When the page started, in milliseconds since 1970. */
  origin: number;
  firstPaint: number | undefined;
  presses: { time: number; hits: boolean; works: boolean; at: number }[];
  next: number | undefined;
};

/** Reads the recorder's marks in the current page. */
export async function readMarks(tab: Tab, timeout?: number): Promise<Marks> {
  const found = await tab.evaluate(
    () => ({
      origin: performance.timeOrigin,
      entries: performance.getEntries().map((entry) => ({
        name: entry.name,
        startTime: entry.startTime,
        detail: 'detail' in entry ? entry.detail : null,
      })),
    }),
    timeout,
  );
  return parseMarks(found);
}

export function parseMarks(json: unknown): Marks {
  const { origin, entries } = timeline.parse(json);
  const named = (name: string) => entries.filter((one) => one.name === name);
  const first = (name: string) => named(name)[0]?.startTime;
  return {
    origin,
    firstPaint: first('first-paint'),
    presses: named('bench:press').map(({ startTime, detail }) => ({
      time: startTime,
      ...pressDetail.parse(detail),
    })),
    next: first('bench:next'),
  };
}
