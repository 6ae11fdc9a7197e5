import { z } from 'zod';

/** A token, and visible characters with spaces between them (RFC 9110 §5.1 and §5.5). */
const headerName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/);
const headerValue = z.string().regex(/^[\t\x20-\x7e]*$/);

const stepSchema = z.strictObject({
  /** The status to answer instead of the healthy one. */
  status: z.int().min(200).max(599).optional(),
  /** The text to answer instead of the healthy one. */
  body: z.string().optional(),
  /** Headers in addition to the usual ones, or instead of them. */
  headers: z.record(headerName, headerValue).optional(),
  /** Without CORS headers the browser hides the answer from the page. */
  cors: z.boolean().optional(),
  /** How long to wait before answering, in milliseconds. */
  delay: z.int().min(0).max(3_600_000).optional(),
  /** Stop responding: before the body is read, before the answer, or after the answer's headers. */
  hang: z.enum(['before-body', 'before-headers', 'after-headers']).optional(),
  /** Break the connection: before the body is read, or instead of answering. */
  reset: z.enum(['on-headers', 'after-body']).optional(),
  /** Break the connection before the whole text was sent. */
  truncate: z.literal(true).optional(),
  /** Answer with bytes that are not HTTP. */
  garbage: z.literal(true).optional(),
  /** Send the answer, headers included, one byte at a time: the milliseconds between two bytes. */
  drip: z.int().min(1).max(60_000).optional(),
  /** Whether the message counts as delivered, whatever the answer is. */
  deliver: z.boolean().optional(),
  /** How many consecutive requests get this step; 1 by default. */
  times: z.int().min(1).max(10_000).optional(),
});

/** One fault: how a single request is answered. */
export type Step = z.infer<typeof stepSchema>;

/** Returns whether a step acts before the body is read, when the message is still unknown. */
export const comesBeforeBody = ({ reset, hang }: Step) =>
  reset === 'on-headers' || hang === 'before-body';

const breakages = ['hang', 'reset', 'truncate', 'garbage', 'drip'] as const;
const breakagesOf = (step: Step) => breakages.filter((name) => step[name] !== undefined);

/**
 * A list of faults. The key is an e-mail address in the message, or a request path such as
 * /api/v1.0/email/send-form for faults that happen before a body is read.
 */
export const scriptSchema = z
  .strictObject({ key: z.string().min(1), steps: z.array(stepSchema) })
  .refine(({ key, steps }) => key.startsWith('/') || !steps.some(comesBeforeBody), {
    error:
      'The steps { reset: "on-headers" } and { hang: "before-body" } act before the body is read, so their key must be a path.',
  })
  .refine(({ steps }) => !steps.some((step) => comesBeforeBody(step) && step.deliver), {
    error: 'A message whose body is never read cannot be delivered.',
  })
  .refine(({ steps }) => steps.every((step) => breakagesOf(step).length < 2), {
    error: `A step takes one of ${breakages.join(', ')}.`,
  });

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
