import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Returns the path where Debian and others install it; null if it is not there. */
export const findWrk = (): string | null =>
  ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file)) ?? null;

/** The results of a run; times in milliseconds. */
export type Load = {
  requestsPerSecond: number;
  median: number;
  p99: number;
  megabytesPerSecond: number;
  /** The number of answers by status. */
  statuses: Record<string, number>;
  /** Requests that got no answer. */
  lost: number;
};

const resultSchema = z.object({
  requests: z.number(),
  bytes: z.number(),
  /** In microseconds, like all of wrk's times. */
  duration: z.number(),
  p50: z.number(),
  p99: z.number(),
  lost: z.number(),
  ok: z.number(),
  unchanged: z.number(),
  others: z.number(),
});

/**
 * Returns the script that wrk runs: it requests the addresses in turn, and counts the answers by
 * status.
 */
const script = (addresses: readonly string[], headers: Readonly<Record<string, string>>) => `
local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init()
  ok, unchanged, others, turn = 0, 0, 0, 0
${Object.entries(headers)
  .map(([name, value]) => `  wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
end
function request()
  turn = turn % #addresses + 1
  return wrk.format("GET", addresses[turn])
end
function response(status)
  if status == 200 then ok = ok + 1
  elseif status == 304 then unchanged = unchanged + 1
  else others = others + 1 end
end
function done(summary, latency)
  local sum = { ok = 0, unchanged = 0, others = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do sum[name] = sum[name] + thread:get(name) end
  end
  local e = summary.errors
  io.write(string.format('\\n{"requests":%d,"bytes":%d,"duration":%d,"p50":%d,"p99":%d,"lost":%d,"ok":%d,"unchanged":%d,"others":%d}\\n',
    summary.requests, summary.bytes, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.timeout, sum.ok, sum.unchanged, sum.others))
end
`;

/**
 * Requests these addresses from a server in turn, over 64 parallel connections, for the given
 * seconds.
 */
export async function load(
  wrk: string,
  url: string,
  {
    addresses,
    headers = {},
    seconds,
  }: { addresses: readonly string[]; headers?: Record<string, string>; seconds: number },
): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-load-'));
  const file = path.join(folder, 'visit.lua');
  writeFileSync(file, script(addresses, headers));
  const args = ['-t1', '-c64', `-d${seconds}s`, '-s', file, url];
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    child.once('error', reject);
    child.once('close', () => resolve(chunks.join('')));
  });
  rmSync(folder, { recursive: true });
  const found = resultSchema.parse(JSON.parse(/\n(\{.*\})\n/.exec(output)?.[1] ?? 'null'));
  const length = found.duration / 1_000_000;
  return {
    requestsPerSecond: found.requests / length,
    megabytesPerSecond: found.bytes / length / 2 ** 20,
    median: found.p50 / 1000,
    p99: found.p99 / 1000,
    statuses: { 200: found.ok, 304: found.unchanged, other: found.others },
    lost: found.lost,
  };
}
