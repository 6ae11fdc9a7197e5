import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, createServer, type Socket } from 'node:net';
import { listen, loopback } from '../kit/ports';
import { selfSigned } from './self-signed';

/** Ports for faults that happen before there is a request. */
export type FaultPorts = {
  /** The same inbox over TLS, with a certificate that no browser trusts. */
  tls: number;
  /** Accepts every connection, and never answers. */
  silent: number;
  /** Refuses every connection. */
  refused: number;
};

/** Opens the three ports; `listener` answers what comes over TLS. */
export async function openFaultPorts(
  listener: RequestListener,
): Promise<{ ports: FaultPorts; close(): void }> {
  const anyPort = { port: 0, variable: 'INBOX_PORT' } as const;
  const tlsServer = createTlsServer(selfSigned(), listener);
  const tls = await listen(tlsServer, anyPort);

  const sockets = new Set<Socket>();
  const silentServer = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    // Read and dropped; otherwise a browser that leaves would not be noticed.
    socket.resume();
  });
  const silent = await listen(silentServer, anyPort);

  // The local end of an open connection: nothing listens there, and no other process can take the
  // port.
  const holder = connect(silent, loopback).on('error', () => undefined);
  await once(holder, 'connect');

  return {
    ports: { tls, silent, refused: holder.localPort ?? 0 },
    close: () => {
      holder.destroy();
      for (const socket of sockets) socket.destroy();
      silentServer.close();
      tlsServer.close();
      tlsServer.closeAllConnections();
    },
  };
}
