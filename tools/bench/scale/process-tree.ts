import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** How often memory is looked at, in milliseconds. */
const interval = 250;

type Row = { pid: number; parent: number; kilobytes: number };

/** The bytes that a process and all its descendants hold, from the lines of `ps -o pid=,ppid=,pss=`. */
export function memoryOfTree(lines: string, root: number): number {
  const rows: Row[] = lines.split('\n').flatMap((line) => {
    const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number);
    return pid && parent !== undefined && kilobytes !== undefined
      ? [{ pid, parent, kilobytes }]
      : [];
  });
  const tree = new Set([root]);
  // A child may stand before its parent, so look until nobody is added.
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid);
  }
  return rows
    .filter(({ pid }) => tree.has(pid))
    .reduce((total, { kilobytes }) => total + kilobytes * 1024, 0);
}

/** Of memory that several processes share, each is counted its part; only Linux can tell. */
const column = process.platform === 'linux' ? 'pss' : 'rss';

/**
 * Watches a process and its descendants; the answer stops the watch and tells the most bytes that
 * they held at one time.
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
