import type { Part } from './message';

/** The provider's call that the library and a form without scripts use. */
export const sendForm = '/api/v1.0/email/send-form';

/**
 * Reads a multipart body. Node drops a byte order mark at the beginning of a value.
 *
 * @throws if a body is not what the call takes
 */
export async function readParts(body: Buffer, type: string): Promise<Part[]> {
  const message = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const entries = [...(await message.formData())].map(async ([name, value]) =>
    typeof value === 'string'
      ? { name, value }
      : { name, value: await value.text(), filename: value.name },
  );
  return Promise.all(entries);
}
