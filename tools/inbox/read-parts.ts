import { z } from 'zod';
import type { Part } from './message';

type Reader = (body: Buffer, type: string) => Part[] | Promise<Part[]>;

/** Reads a multipart body. Node drops a byte order mark at the beginning of a value. */
const readForm: Reader = async (body, type) => {
  const message = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const entries = [...(await message.formData())].map(async ([name, value]) =>
    typeof value === 'string'
      ? { name, value }
      : { name, value: await value.text(), filename: value.name },
  );
  return Promise.all(entries);
};

const sendSchema = z
  .object({ template_params: z.record(z.string(), z.unknown()).default({}) })
  .catchall(z.unknown());

/** Reads the body of the JSON call as the parts that a form would have sent. */
const readJson: Reader = (body) => {
  const { template_params: params, ...ids } = sendSchema.parse(JSON.parse(body.toString()));
  return [...Object.entries(params), ...Object.entries(ids)].map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
};

/** The provider's two calls. Their readers throw if a body is not what the call takes. */
export const readers: ReadonlyMap<string, Reader> = new Map([
  ['/api/v1.0/email/send-form', readForm],
  ['/api/v1.0/email/send', readJson],
]);
