import { createServer } from 'node:http';
import { close, freePort, listen, portFrom } from './ports';

afterEach(() => {
  delete process.env.PORT;
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

test('the error for a port in use names the port and the remedy', async () => {
  const server = createServer();
  const port = await listen(server, 0, 'PORT');
  process.env.PORT = `${port}`;
  await expect(freePort()).rejects.toThrow(`Port ${port} cannot be used.`);
  await close(server);
  await expect(freePort()).resolves.toBe(port);
});
