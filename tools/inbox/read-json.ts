import { z } from 'zod';
import type { Part } from './message';

const text = z.string().optional();
const sendSchema = z.object({
  lib_version: text,
  user_id: text,
  service_id: text,
  template_id: text,
  template_params: z.record(z.string(), z.unknown()).optional(),
});

/**
 * The body of the provider's JSON call as the same parts that a form would have sent.
 * @throws when the body is not JSON of the provider's shape
 */
export function readJson(body: Buffer): Part[] {
  const { template_params: params = {}, ...ids } = sendSchema.parse(JSON.parse(body.toString()));
  return [...Object.entries(params), ...Object.entries(ids)].map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
