import { z } from 'zod';

/** The name under which WebDriver (https://www.w3.org/TR/webdriver2/) gives an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const referenceSchema = z.object({ [elementKey]: z.string() });

/** A command of WebDriver. Its path follows the one of the session. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = answerSchema.parse(await response.json());
  const refused = errorSchema.safeParse(value).data;
  if (refused) throw new Error(`${refused.error}: ${refused.message}`);
  return value;
}

/** Begins a session with the driver at this port. */
export async function beginSession(port: number) {
  const driver = `http://127.0.0.1:${port}/session`;
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'ignore' } };
  const { sessionId, capabilities: browser } = sessionSchema.parse(
    await send(driver, 'POST', { capabilities }),
  );
  const command: Command = (method, path, body) =>
    send(`${driver}/${sessionId}${path}`, method, body);
  return { command, version: `${browser.browserName} ${browser.browserVersion}` };
}

/** Returns the path of the element that an expression finds. */
export async function elementPath(command: Command, expression: string): Promise<string> {
  const script = `return ${expression}`;
  const found = await command('POST', '/execute/sync', { script, args: [] });
  return `/element/${referenceSchema.parse(found)[elementKey]}`;
}
