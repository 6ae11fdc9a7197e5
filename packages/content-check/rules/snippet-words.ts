import type { ContentFile } from '../content-file';
import { newKinds } from '../new/kinds';
import type { Finding } from '../problem';
import { spokenFields } from '../spoken';
import { atField } from './place';

/** What the snippets of editors say until a writer replaces it. */
const hints = new Set(
  newKinds.flatMap(({ asks }) => asks.map((ask) => ask.snippet ?? ask.message)),
);

/** Reports words of a snippet that were left as they were. */
export const snippetFindings = (file: ContentFile): Finding[] =>
  spokenFields(file)
    .filter(({ value }) => hints.has(value))
    .map(({ path, value }) =>
      atField(file, path, 'left-over', `"${value}" is what the snippet asks for. Write your words`),
    );
