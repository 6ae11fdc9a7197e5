import { request } from 'node:https';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { startInbox } from './start-inbox';
import { formPath, messageParts, sendForm, sendRaw, siteOrigin } from './testing/send';
import { inbox } from './testing/test-inbox';
import { until } from './testing/until';

const boundary = 'x';
const body = `${messageParts({ email: 'ada@example.com' })
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`)
  .join('\r\n')}\r\n--x--\r\n`;
const call = [
  `POST ${formPath} HTTP/1.1`,
  'Host: localhost',
  `Origin: ${siteOrigin}`,
  `Content-Type: multipart/form-data; boundary=${boundary}`,
  `Content-Length: ${Buffer.byteLength(body)}`,
  'Connection: close',
  '',
  body,
].join('\r\n');

test('a drip sends the whole answer, byte by byte', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ drip: 1 }] });
  const chunks = await sendRaw(inbox.port, call);
  expect(chunks.join('')).toMatch(/^HTTP\/1.1 200 OK\r\n.*\r\n\r\nOK$/s);
  expect(chunks.length).toBeGreaterThan(20);
  expect(inbox.requests()).toMatchObject([{ status: 200, ending: 'answered' }]);
});

test('a release also cuts the delay of a request that is still arriving', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ delay: 60_000 }] });
  const chunks: string[] = [];
  const socket = connect(inbox.port, '127.0.0.1', () => socket.write(call.slice(0, -1)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  await until(() => inbox.requests().length === 1);
  inbox.release();
  socket.write(call.slice(-1));
  await closed;
  expect(chunks.join('')).toMatch(/^HTTP\/1.1 200 OK/);
});

test('a browser understands a drip', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ drip: 1 }] });
  const response = await sendForm(inbox, messageParts({ email: 'ada@example.com' }));
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('sends garbage that is not HTTP', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ garbage: true }] });
  expect((await sendRaw(inbox.port, call)).join('')).not.toContain('HTTP');
  expect(inbox.requests()).toMatchObject([{ status: null, ending: 'broken' }]);
  expect(inbox.messages()).toEqual([]);
});

test('garbage after a delivered message', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ garbage: true, deliver: true }] });
  const parts = messageParts({ email: 'ada@example.com' });
  await expect(sendForm(inbox, parts)).rejects.toThrow('fetch failed');
  expect(inbox.messages()).toHaveLength(1);
});

test('a reset is a reset, not an end', async () => {
  inbox.script({ key: 'ada@example.com', steps: [{ reset: 'after-body' }] });
  expect(await sendRaw(inbox.port, call)).toEqual(['read ECONNRESET']);
});

test('the silent port accepts and never answers', async () => {
  const socket = connect(inbox.faultPorts.silent, '127.0.0.1');
  const heard = jest.fn();
  for (const event of ['data', 'end', 'error']) socket.on(event, heard);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise((resolve) => socket.write(call, resolve));
  await sendForm(inbox, messageParts({}));
  expect(heard).not.toHaveBeenCalled();
  socket.destroy();
});

test('the refused port refuses', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await sendRaw(inbox.faultPorts.refused, call)).join('')).toContain('ECONNREFUSED');
  }
});

test('the TLS port has a self-signed certificate for localhost', async () => {
  const { tls: port } = inbox.faultPorts;
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
  await new Promise<void>((resolve) => socket.once('secureConnect', resolve));
  expect(socket.authorizationError).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  const { subject, issuer, valid_to } = socket.getPeerCertificate();
  expect([subject.CN, issuer.CN]).toEqual(['localhost', 'localhost']);
  expect(Date.parse(valid_to)).toBeGreaterThan(Date.now());
  socket.destroy();
});

test('a client that does not trust it sends nothing; one that does reaches the same inbox', async () => {
  const url = `https://127.0.0.1:${inbox.faultPorts.tls}${formPath}`;
  const parts = messageParts({ email: 'ada@example.com' });
  await expect(
    sendForm({ url: `https://127.0.0.1:${inbox.faultPorts.tls}` }, parts),
  ).rejects.toThrow('fetch failed');
  expect(inbox.requests()).toEqual([]);

  const status = await new Promise((resolve, reject) => {
    const headers = { Origin: siteOrigin, 'Content-Type': 'multipart/form-data; boundary=x' };
    const options = { method: 'POST', headers, rejectUnauthorized: false };
    request(url, options, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end(body);
  });
  expect(status).toBe(200);
  expect(inbox.messages()).toHaveLength(1);
});

test('closes immediately while sockets of every kind are open', async () => {
  const other = await startInbox({ port: 0 });
  const waiting = ['hang', 'slow9000', 'drip', 'stall'].map((word) =>
    sendForm(other, messageParts({ email: `you+${word}@example.com` }))
      .then((response) => response.text())
      .catch(() => 'cut'),
  );
  const silent = sendRaw(other.faultPorts.silent, '');
  await until(() => other.requests().length === 4);
  await other.close();
  expect(await Promise.all(waiting)).toEqual(['cut', 'cut', 'cut', 'cut']);
  await silent;
});
