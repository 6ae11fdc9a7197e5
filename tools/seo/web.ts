import { lookup } from 'node:dns/promises';
import { EnvHttpProxyAgent, fetch, type RequestInit, type Response } from 'undici';

/** In milliseconds: how long a site may take to answer. */
const patience = 30_000;

let agent: EnvHttpProxyAgent | undefined;

/** Requests an address, by the proxy that HTTPS_PROXY or HTTP_PROXY names, which Node's own `fetch` does not ask. */
export function request(address: string, options: RequestInit = {}): Promise<Response> {
  agent ??= new EnvHttpProxyAgent();
  return fetch(address, {
    dispatcher: agent,
    signal: AbortSignal.timeout(patience),
    ...options,
  });
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** Returns why a request failed, in a few words. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? describeFailure(error.cause) : error.message || error.name;
}

/** Returns whether the name of a host is not known to the network. */
export const isUnknownHost = (error: unknown): boolean =>
  ['ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error));

/** A name that every network knows: that of the Internet Assigned Numbers Authority. */
const knownHost = 'www.iana.org';

/** Returns whether this computer knows the names of hosts: without a network, every host is unknown. */
export const hasNetwork = (): Promise<boolean> =>
  lookup(knownHost).then(
    () => true,
    () => false,
  );
