import { assertPortFree, portFrom } from './ports';
import { startInbox } from '../inbox/start-inbox';

const surroundings = process.env;
beforeEach(() => {
  process.env = { ...surroundings };
  delete process.env.PORT;
});
afterEach(() => {
  process.env = surroundings;
});

test('a port comes from its variable, or is the default', () => {
  expect(portFrom('PORT', 8000)).toBe(8000);
  process.env.PORT = '9001';
  expect(portFrom('PORT', 8000)).toBe(9001);
});

test.each(['eighty', '70000', '-1', '80.5'])('refuses PORT=%s with a sentence', (text) => {
  process.env.PORT = text;
  expect(() => portFrom('PORT', 8000)).toThrow('PORT must be a number from 0 to 65535');
});

test('the error for a taken port names the port and the remedy', async () => {
  const inbox = await startInbox({ port: 0 });
  const expected = new RegExp(`Port ${inbox.port} is in use.*INBOX_PORT=`);
  await expect(startInbox({ port: inbox.port })).rejects.toThrow(expected);
  await expect(assertPortFree(inbox.port, 'PORT')).rejects.toThrow(/ PORT=/);
  await inbox.close();
  await expect(assertPortFree(inbox.port, 'PORT')).resolves.toBeUndefined();
});
