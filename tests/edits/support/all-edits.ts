import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Edit } from './content-copy';

/** An edit by the name of its file. */
export type NamedEdit = { name: string; edit: Edit };

const editFile = z.object({
  edit: z.custom<Edit>((value) => typeof value === 'function'),
  says: z.string().default(''),
});

const load = (folder: string): Promise<(NamedEdit & { says: string })[]> =>
  Promise.all(
    readdirSync(path.join(__dirname, '..', folder))
      .sort()
      .map(async (file) => ({
        name: path.basename(file, '.ts').replaceAll('-', ' '),
        ...editFile.parse(await import(`../${folder}/${file}`)),
      })),
  );

/** Returns the edits that every check must accept. */
export const honestEdits = (): Promise<NamedEdit[]> => load('honest');

/** Returns the edits that the content check must refuse, each with its sentence. */
export const refusedEdits = (): Promise<(NamedEdit & { says: string })[]> => load('refused');
