import { z } from 'zod';
import type { ReadParts } from './read-form';

const text = z.string().optional();
const sendSchema = z.object({
  lib_version: text,
  user_id: text,
  service_id: text,
  template_id: text,
  template_params: z.record(z.string(), z.unknown()).optional(),
});

/** Reads the body of the provider's JSON call as the same parts that a form would have sent. */
export function readJson(body: Buffer): ReadParts {
  try {
    const { template_params: params = {}, ...ids } = sendSchema.parse(JSON.parse(body.toString()));
    const parts = [...Object.entries(params), ...Object.entries(ids)].map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    return { parts, problem: null };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return { parts: [], problem: `The body is not the JSON of a send call: ${reason}` };
  }
}
