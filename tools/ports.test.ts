import { createServer } from 'node:net';
import { freePorts, listen, portFrom } from './ports';

afterEach(() => {
  delete process.env.PORT;
  delete process.env.INBOX_PORT;
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
  const server = createServer();
  const port = await listen(server, 0, 'PORT');
  const remedy = new RegExp(`Port ${port} is in use.*INBOX_PORT=`);
  await expect(freePorts(0, port)).rejects.toThrow(remedy);
  await new Promise((resolve) => server.close(resolve));
  await expect(freePorts(0, port)).resolves.toEqual({ site: 0, inbox: port });
});

test('the site and its inbox can’t have one port', async () => {
  process.env.PORT = '8025';
  await expect(freePorts(8000, 8025)).rejects.toThrow('PORT and INBOX_PORT are both 8025');
});
