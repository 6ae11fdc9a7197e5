import { z } from 'zod';
import { checkIssues } from '../../src/check/check-values';
import { fieldsSchema } from '../../src/content/field-schema';
import { fieldsOf, valueAt } from '../../src/content/fields';
import { kindOf } from '../../src/content/kinds';
import { formatOf, source } from './entry-format';

/** What the desk is about to save, or has saved. */
const savedEntry = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });
type SavedEntry = z.infer<typeof savedEntry>;

/** Returns what the schema refuses, in the words of the content check. */
export function faultsOf({ path, data }: SavedEntry): string[] {
  const file = path.replace('content/', '');
  const kind = kindOf(file, data);
  if (!kind) return [];
  const fields = fieldsOf(formatOf(kind).fieldsOf(data));
  const faults: string[] = [];
  const issues = kind.schema.safeParse(fields).error?.issues ?? [];
  checkIssues(issues, fields, fieldsSchema(kind.schema), (at, message) => {
    // What a fact such as {email} becomes is known to the content check alone.
    if (!String(valueAt(fields, at)).includes('{')) faults.push(message);
  });
  return faults;
}

/** Returns the folder that the writer has picked, from where Sveltia keeps it. */
function pickedFolder(repository: string): Promise<FileSystemDirectoryHandle> {
  const store = 'file-system-handles';
  const opening = indexedDB.open(`github:${repository}`);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).get('root_dir_handle');
      reading.onsuccess = () => {
        const handle: unknown = reading.result;
        opening.result.close();
        if (handle instanceof FileSystemDirectoryHandle) resolve(handle);
        else reject(new Error('The desk does not know its folder. Reload this page'));
      };
    };
  });
}

/** Returns the text of a file, as Sveltia hands it to a format; undefined if there is none. */
async function textIn(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<string | undefined> {
  const [name = '', ...folders] = path.split('/').reverse();
  try {
    let within = folder;
    for (const one of folders.reverse()) within = await within.getDirectoryHandle(one);
    const file = await (await within.getFileHandle(name)).getFile();
    return (await file.text()).trim().replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** Sveltia shows the cause of an error with this name to the writer. */
const refuse = (words: string) => new Error('saving_failed', { cause: new Error(words) });

/**
 * Returns what the desk does before and after it saves: it refuses what the schemas refuse, and to
 * overwrite a file that somebody has changed since it was opened.
 *
 * @param repository the name under which Sveltia keeps the folder; undefined without a folder
 */
export function saveGuard(repository: string | undefined) {
  /** What the desk has written itself; an entry keeps the text with which it was opened. */
  const written = new Map<string, string | undefined>();
  const onDisk = async (path: string) =>
    repository === undefined ? undefined : textIn(await pickedFolder(repository), path);
  return {
    async preSave(entry: unknown): Promise<void> {
      const { path, data } = savedEntry.parse(entry);
      const [fault] = faultsOf({ path, data });
      if (fault !== undefined) throw refuse(fault);
      const known = written.has(path) ? written.get(path) : data[source];
      if (repository !== undefined && (await onDisk(path)) !== known)
        throw refuse(
          `The file ${path} was changed outside the desk after you opened it. Copy what you have written, reload this page, and write it again.`,
        );
    },
    async postSave(entry: unknown): Promise<void> {
      const { path } = savedEntry.parse(entry);
      written.set(path, await onDisk(path));
    },
  };
}
