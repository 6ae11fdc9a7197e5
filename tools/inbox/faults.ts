import { z } from 'zod';

const stepSchema = z.strictObject({
  /** The status to answer instead of the healthy one. */
  status: z.int().min(200).max(599).optional(),
  /** The text to answer instead of the healthy one. */
  body: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Without CORS headers the browser hides the answer from the page. */
  cors: z.boolean().optional(),
  /** How long to wait before answering, in milliseconds. */
  delay: z.int().min(0).max(3_600_000).optional(),
  /** Never answer, or answer with headers and then nothing. */
  hang: z.enum(['before-headers', 'after-headers']).optional(),
  /** Break the connection instead of answering. */
  reset: z.enum(['on-headers', 'after-body']).optional(),
  /** Break the connection before the whole text was sent. */
  truncate: z.boolean().optional(),
  /** Whether the message counts as delivered, whatever is answered. */
  deliver: z.boolean().optional(),
  /** How many requests in a row get this step: 1 unless said otherwise. */
  times: z.int().min(1).optional(),
});

/**
 * A list of faults. The key is an e-mail address that stands in the message, or a request path such
 * as /api/v1.0/email/send-form for what must happen before a body is read.
 */
export const scriptSchema = z
  .strictObject({ key: z.string().min(1), steps: z.array(stepSchema) })
  .refine(({ key, steps }) => key.startsWith('/') || steps.every((s) => s.reset !== 'on-headers'), {
    error: 'A reset on-headers comes before the body is read, so its key must be a path.',
  });

/** One fault: how a single request is answered. */
export type Step = z.infer<typeof stepSchema>;

/** Faults for a key, in the order in which they are used up. */
export type Script = z.infer<typeof scriptSchema>;

/** The scripted faults of one inbox. */
export class Faults {
  readonly #queues = new Map<string, Step[]>();

  /** Replaces the faults of a key; no steps means healthy again. */
  set({ key, steps }: Script): void {
    const queue = steps.flatMap((step) => Array<Step>(step.times ?? 1).fill(step));
    this.#queues.set(key.toLowerCase(), queue);
  }

  /** Uses up the next step of the first of these keys that has one left. */
  take(keys: readonly string[]): Step | undefined {
    for (const key of keys) {
      const step = this.#queues.get(key.toLowerCase())?.shift();
      if (step) return step;
    }
    return undefined;
  }

  clear(): void {
    this.#queues.clear();
  }
}
