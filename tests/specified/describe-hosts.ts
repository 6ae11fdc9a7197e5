import { caddyMissing, findCaddy, startCaddy } from '../../packages/hosting/hosts/start-caddy';
import {
  brotliMissing,
  findNginx,
  nginxHasBrotli,
  nginxMissing,
  startNginx,
} from '../../packages/hosting/hosts/start-nginx';
import { rawAnswer, type RawAnswer } from '../../packages/hosting/serve/raw-answer';
import { startSite, type Site } from '../../packages/hosting/serve/start-site';
import { requireBuild } from '../invariants/support/build';
import { stageSite, type StagedSite } from './staged-site';

/** The name of the server that `npm start` runs. */
export const ownServer = "npm start's own server";

type Host = {
  name: string;
  start: (root: string) => Promise<Site>;
  /** The compressions it can send. */
  packs: readonly string[];
};

/** A host that serves the staged site while a test runs. */
type RunningHost = Pick<Host, 'name' | 'packs'> & {
  staged: () => StagedSite;
  get: (url: string, init?: RequestInit) => Promise<Response>;
  askFor: (path: string) => Promise<RawAnswer>;
};

/** Returns the hosts on this machine; a missing one shows as a skipped test. */
function findHosts(): Host[] {
  const hosts: Host[] = [
    { name: ownServer, start: (root) => startSite({ root, port: 0 }), packs: ['br', 'gzip'] },
  ];
  const nginx = findNginx();
  const caddy = findCaddy();
  if (nginx) {
    const packs = nginxHasBrotli() ? ['br', 'gzip'] : ['gzip'];
    if (!nginxHasBrotli()) test.skip(brotliMissing, () => {});
    hosts.push({ name: 'nginx', start: (root) => startNginx(nginx, root, 'www-data'), packs });
  } else test.skip(nginxMissing, () => {});
  if (caddy) {
    hosts.push({ name: 'Caddy', start: (root) => startCaddy(caddy, root), packs: ['br', 'gzip'] });
  } else test.skip(caddyMissing, () => {});
  return hosts;
}

/** Stages the built site, and defines the tests for each host on this machine. */
export function describeHosts(define: (host: RunningHost) => void): void {
  let staged: StagedSite;
  beforeAll(async () => {
    requireBuild();
    staged = await stageSite();
  }, 60_000);
  afterAll(() => staged.remove());

  describe.each(findHosts())('$name', ({ name, start, packs }) => {
    let site: Site;
    beforeAll(async () => {
      site = await start(staged.root);
    }, 30_000);
    afterAll(() => site.close());

    define({
      name,
      packs,
      staged: () => staged,
      get: (url, init) => fetch(site.url + url, { redirect: 'manual', ...init }),
      askFor: (path) => rawAnswer(new URL(site.url).port, path),
    });
  });
}
