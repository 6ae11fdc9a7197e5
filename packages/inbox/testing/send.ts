import { connect } from 'node:net';
import { libraryVersion } from '../library-version';

/** The path of the provider's form call. */
export const formPath = '/api/v1.0/email/send-form';

/** The origin of an imaginary site. */
export const siteOrigin = 'http://127.0.0.1:8000';

/** Returns the parts of a healthy message, ids last, in the sending library's order. */
export function messageParts(fields: Record<string, string>): [string, string][] {
  return [
    ...Object.entries(fields),
    ['lib_version', libraryVersion],
    ['service_id', 'local-service'],
    ['template_id', 'local-contact'],
    ['user_id', 'local-public-key'],
  ];
}

/** Sends a form as a browser's fetch does. */
export function sendForm(
  inbox: { url: string },
  parts: readonly [string, string][],
  init: RequestInit = {},
  path = formPath,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return fetch(inbox.url + path, {
    method: 'POST',
    headers: { Origin: siteOrigin },
    body,
    ...init,
  });
}

/** Sends bytes unchanged, and returns the pieces that came back, and the error if any. */
export function sendRaw(port: number, text: string): Promise<string[]> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    socket.on('error', (error) => chunks.push(error.message));
    socket.on('close', () => resolve(chunks));
  });
}
