import { z } from 'zod';

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

/** A page, whichever tool watches it. */
type Watched = { evaluate(act: () => string): Promise<unknown> };

/** Reads the recorder's marks in the current page. */
export async function readMarks(page: Watched): Promise<Marks> {
  const text = await page.evaluate(() =>
    JSON.stringify({
      origin: performance.timeOrigin,
      entries: performance.getEntries().map((entry) => ({
        name: entry.name,
        startTime: entry.startTime,
        detail: 'detail' in entry ? entry.detail : null,
      })),
    }),
  );
  return parseMarks(JSON.parse(z.string().parse(text)));
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
