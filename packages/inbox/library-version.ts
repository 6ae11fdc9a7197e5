import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';

const file = path.join(projectRoot, 'node_modules/@emailjs/browser/package.json');

/** The version of the sending library, which the library adds to every message. */
export const libraryVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).version;
