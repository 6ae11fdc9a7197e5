import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Object identifiers in DER (X.690 §8.19), tag and length included. */
const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex');
const commonName = Buffer.from('0603550403', 'hex');

/** One DER element: a tag, the length of its content (X.690 §8.1.3), the content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const bytes = [body.length >> 8, body.length & 0xff];
  const length =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, bytes[1] ?? 0]
        : [0x82, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const set = (...content: Buffer[]) => der(0x31, ...content);
const integer = (bytes: Buffer) => der(0x02, bytes);
const bitString = (bytes: Buffer) => der(0x03, Buffer.of(0), bytes);
const utf8 = (text: string) => der(0x0c, Buffer.from(text));
const utcTime = (time: Date) =>
  der(0x17, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const day = 86_400_000;

/**
 * Returns a self-signed certificate (X.509 version 1, RFC 5280 §4.1) for localhost, and its key,
 * both as PEM. Each start generates a new one, so that the repository contains no key.
 */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(ecdsaWithSha256);
  const name = sequence(set(sequence(commonName, utf8('localhost'))));
  const now = Date.now();
  const certificate = sequence(
    // A leading one makes the number positive, and leaves no zeros to drop.
    integer(Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + 365 * day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', certificate, privateKey);
  const signed = sequence(certificate, algorithm, bitString(signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${signed}\n-----END CERTIFICATE-----\n`,
  };
}
