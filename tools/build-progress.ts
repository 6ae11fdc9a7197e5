import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';

/** The stages of a build: the activity of Gatsby that begins each, and how long a first build takes on two cores. */
export const stages = [
  {
    activity: 'compile gatsby files',
    task: 'Reading the settings, the content and the queries',
    seconds: 15,
  },
  {
    activity: 'Building production JavaScript and CSS bundles',
    task: 'Bundling the scripts for browsers, and drawing the pictures',
    seconds: 25,
  },
  {
    activity: 'Building HTML renderer',
    task: 'Bundling the scripts that write the pages',
    seconds: 15,
  },
  { activity: 'run queries in workers', task: 'Writing the pages', seconds: 5 },
];

/** The lines of Gatsby's JSON logger that matter here. */
const logEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ACTIVITY_START'), payload: z.object({ text: z.string() }) }),
  z.object({
    type: z.literal('LOG'),
    payload: z.object({ level: z.string(), text: z.string(), duration: z.number().optional() }),
  }),
]);

/** Returns undefined for what a dependency prints by itself. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The output of a process with `GATSBY_LOGGER=json`. */
type GatsbyOutput = { stdout: Readable; stderr: Readable };

/**
 * Prints a line for each stage of a build, and its warnings and errors. A log keeps
 * all messages, with the time of each activity.
 *
 * @returns a function that returns the task of the current stage
 */
export function showProgress(
  { stdout, stderr }: GatsbyOutput,
  logFile: string,
  print: (text: string) => void,
): () => string {
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  const log = (text: string) => appendFileSync(logFile, `${text}\n`);
  let task = 'Starting Gatsby';
  createInterface({ input: stdout }).on('line', (line) => {
    const json = parseJson(line);
    if (json === undefined) log(line);
    const entry = logEntry.safeParse(json).data;
    if (entry?.type === 'ACTIVITY_START') {
      const stage = stages.find(({ activity }) => activity === entry.payload.text);
      if (!stage) return;
      task = stage.task;
      print(`  ${task} (usually ${stage.seconds} s)`);
    } else if (entry?.type === 'LOG') {
      const { level, text, duration } = entry.payload;
      log(duration === undefined ? text : `${text} (${duration.toFixed(1)} s)`);
      if (level === 'ERROR' || level === 'WARNING') print(text);
    }
  });
  createInterface({ input: stderr }).on('line', (line) => {
    log(line);
    print(line);
  });
  return () => task;
}
