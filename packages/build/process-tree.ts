import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** How often memory is sampled, in milliseconds. */
const interval = 250;

type Row = { pid: number; parent: number; kilobytes: number };

/**
 * Returns the bytes of a process and all its descendants, from the lines of `ps -o
 * pid=,ppid=,pss=`.
 */
export function memoryOfTree(lines: string, root: number): number {
  const rows: Row[] = lines.split('\n').flatMap((line) => {
    const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
    return pid && parent !== undefined && kilobytes !== undefined
      ? [{ pid, parent, kilobytes }]
      : [];
  });
  const tree = new Set([root]);
  // A child may precede its parent, so repeat until nothing is added.
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid);
  }
  return rows
    .filter(({ pid }) => tree.has(pid))
    .reduce((total, { kilobytes }) => total + kilobytes * 1024, 0);
}

/** Shared memory counts proportionally for each process; only Linux can report that. */
const column = process.platform === 'linux' ? 'pss' : 'rss';

/**
 * Watches a process and its descendants; the returned function stops watching and returns their
 * peak memory in bytes.
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  let isWatching = true;
  const look = async () => {
    while (isWatching) {
      const { stdout } = await execFileAsync('ps', ['-A', '-o', `pid=,ppid=,${column}=`]);
      peak = Math.max(peak, memoryOfTree(stdout, pid));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  };
  look().catch(() => undefined);
  return () => {
    isWatching = false;
    return peak;
  };
}
