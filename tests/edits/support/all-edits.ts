import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from './content-copy';

/** An edit by the name of its file. */
export type NamedEdit = { name: string; edit: Edit };

type EditFile = { edit: Edit; says?: string };

const load = async (folder: string): Promise<(EditFile & { name: string })[]> =>
  Promise.all(
    readdirSync(path.join(__dirname, '..', folder))
      .sort()
      .map(async (file) => {
        const loaded: EditFile = await import(`../${folder}/${file}`);
        return { name: path.basename(file, '.ts').replaceAll('-', ' '), ...loaded };
      }),
  );

/** Returns the edits that every check must accept. */
export const honestEdits = (): Promise<NamedEdit[]> => load('honest');

/** Returns the edits that the content check must refuse, each with its sentence. */
export const refusedEdits = async (): Promise<(NamedEdit & { says: string })[]> =>
  (await load('refused')).map(({ name, edit, says = '' }) => ({ name, edit, says }));
