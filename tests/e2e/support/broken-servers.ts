import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { listen, loopback } from '../../../tools/ports';

/** A server that does one thing wrong. */
type BrokenServer = { host: string; close: () => Promise<void> };

async function start(server: TcpServer | Server): Promise<BrokenServer> {
  const port = await listen(server, { port: 0, variable: 'PORT' });
  return {
    host: `${loopback}:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Reads what comes, and answers with bytes that are no HTTP. */
const garbage = () =>
  start(
    createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (data) => {
        // The end of a multipart body.
        if (data.toString('latin1').trimEnd().endsWith('--')) socket.end('\u0000\u0001 nonsense');
      });
    }),
  );

/** A page that any site may read, whatever was sent to it: where a redirect may end. */
const readablePage = () =>
  start(
    createServer((_request, response) => {
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'text/html',
        Connection: 'close',
      });
      response.end('<!doctype html><title>Sign in</title><p>It works</p>');
    }),
  );

/** Signed by itself, and for another name; it opens nothing but this test server. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWJFQtuF5DtVahVOE
YY8c6aPxV0Xdk2GmumTxYZ9gvXyhRANCAASwQtTNe6JIzO78OsvL+OaSUSvhHz00
tr+3P1U6sQLWpctVO4R5uQW7TX5NL9EMU0kWtoA+VOQtklgG5J3Vygtf
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBjzCCATWgAwIBAgIUSiYN//qZ3Dx+sxSFHC3BPhzRH30wCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRdW50cnVzdGVkLmV4YW1wbGUwIBcNMjYxMTIxMDk1NjExWhgP
MjEyNjEwMjgwOTU2MTFaMBwxGjAYBgNVBAMMEXVudHJ1c3RlZC5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsELUzXuiSMzu/DrLy/jmklEr4R89NLa/
tz9VOrEC1qXLVTuEebkFu01+TS/RDFNJFraAPlTkLZJYBuSd1coLX6NTMFEwHQYD
VR0OBBYEFPSWVqKf5ZFZx7sMTaEesJUS49QuMB8GA1UdIwQYMBaAFPSWVqKf5ZFZ
x7sMTaEesJUS49QuMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIh
AKmonJCx1VE5VHbiGRbpMov6HkaxjCGyKhEREbvcRy87AiBdxZWJ6ic1jaFO/Egh
c6xjR3UCfc/JFFFXRrB1Kn1eXg==
-----END CERTIFICATE-----`;

/** Speaks TLS with a certificate that no browser trusts. */
const untrusted = () =>
  start(
    createTlsServer({ key, cert }, (socket) => socket.destroy()).on('tlsClientError', () => {}),
  );

/** What starts each of them. */
export const brokenServers = { garbage, readablePage, untrusted };
