import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../hosts/free-port';
import { findNginx, nginxMissing } from '../hosts/start-nginx';
import { startProgram } from '../hosts/start-program';
import { loopback } from '../../kit/ports';
import { rollBack } from './releases';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { into, release, scriptOf } from './trial-releases';

const nginx = findNginx();
const deploy = into();

const configuration = (port: number) => `daemon off;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  include ${deploy}/current/hosting/nginx/http.conf;
  server {
    listen ${loopback}:${port};
    include ${deploy}/current/hosting/nginx/root.conf;
    include ${deploy}/current/hosting/nginx/server.conf;
  }
}
`;

(nginx ? test : test.skip)(
  nginx ? 'visitors do not notice a release, a failed one, or a rollback' : nginxMissing,
  async () => {
    await release(1, { keep: 1 });
    const port = await freePort();
    const home = temporaryFolder();
    const file = path.join(home, 'nginx.conf');
    writeFileSync(file, configuration(port));
    const url = `http://${loopback}:${port}`;
    const args = ['-p', home, '-e', 'stderr', '-c', file];
    const running = await startProgram({ program: nginx ?? '', args, url, home });

    const answers = new Set<number>();
    const seen: string[] = [];
    let isOver = false;
    // A reloaded server closes a kept connection; browsers then retry once.
    const ask = (address: string) => fetch(address, { headers: { Connection: 'close' } });
    const visit = async () => {
      while (!isOver) {
        const page = await ask(url);
        const named = /src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
        if (seen.at(-1) !== named) seen.push(named);
        answers.add(page.status);
      }
    };
    /**
     * Reloads the server, and waits until a visitor has seen the release and the process that read the
     * one before has ended. It may answer for a moment longer, so the release after the next must not
     * be made too soon.
     */
    const reload = async (version: number) => {
      const pid = readFileSync(path.join(home, 'nginx.pid'), 'utf8').trim();
      const workers = () =>
        execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n');
      process.kill(Number(pid), 'SIGHUP');
      while (seen.at(-1) !== scriptOf(version) || workers().length > 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const visitor = visit().finally(() => (isOver = true));
    await release(2, { keep: 1 });
    await reload(2);
    await expect(release(3, { broken: true })).rejects.toThrow('what is served is unchanged');
    await release(4, { keep: 1 });
    await reload(4);
    expect(rollBack(deploy)).toBe('2025-01-02');
    await reload(2);
    expect(rollBack(deploy, '2025-01-04')).toBe('2025-01-04');
    await reload(4);
    // From here on, the release itself reloads the server and tests it.
    const run = [nginx ?? '', ...args].join(' ');
    const server = { reload: `${run} -t && ${run} -s reload`, check: url };
    await release(5, { keep: 1, server });
    expect(await (await ask(url)).text()).toContain(scriptOf(5));
    const broken = { 'hosting/nginx/server.conf': 'no such directive;' };
    await expect(release(6, { keep: 1, server, beside: broken })).rejects.toThrow(
      /unknown directive[^]*Served again: 2025-01-05/,
    );
    const deaf = { reload: 'true', check: url, patience: 0 };
    await expect(release(7, { keep: 1, server: deaf })).rejects.toThrow(
      /\/ is another page[^]*Served again: 2025-01-05/,
    );
    while (seen.at(-1) !== scriptOf(5)) await new Promise((resolve) => setTimeout(resolve, 5));
    isOver = true;
    await visitor;
    await running.close();
    // For a moment the server answers from both releases.
    expect([...new Set(seen)]).toEqual([1, 2, 4, 5].map(scriptOf));
    expect([...answers]).toEqual([200]);
  },
);
