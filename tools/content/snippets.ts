import { stringify } from 'yaml';
import { fillFields } from './new/fill';
import { contentKindOf, newKinds, type NewKind } from './new/kinds';

/** In a snippet, `$` and `}` mean places to fill in, and a backslash keeps the next sign as it is. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** What is to be typed over: a mark that no content holds, made a numbered place at the end. */
const mark = (index: number) => `@@${index}@@`;

function textOf(kind: NewKind): string {
  const { from, ...content } = contentKindOf(kind);
  const asked = kind.asks.filter(({ field }) => !['text', 'address'].includes(field));
  const answers = Object.fromEntries(
    asked.map(({ field }, index) => [
      field,
      field === 'items' ? [mark(index + 1)] : mark(index + 1),
    ]),
  );
  const fields = fillFields({ ...content, from }, answers);
  const isJson = 'folder' in from && from.extension === '.json';
  return isJson
    ? JSON.stringify(fields, null, 2)
    : `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${mark(0)}\n`;
}

function snippetOf(kind: NewKind) {
  const asked = kind.asks.filter(({ field }) => !['text', 'address'].includes(field));
  const body = escaped(textOf(kind)).replace(/'?@@(\d+)@@'?/g, (_all, index: string) => {
    const ask = asked[Number(index) - 1];
    return ask ? `\${${index}:${escaped(ask.message)}}` : '$0';
  });
  return {
    prefix: kind.name,
    description: `A new ${kind.name}`,
    scope: contentKindOf(kind).prose ? 'mdx,markdown' : 'json',
    body: body.split('\n'),
  };
}

/** Snippets for VS Code: one for each kind of file that writers add. */
export const snippets = () =>
  Object.fromEntries(
    newKinds
      .filter((kind) => kind.name !== 'value')
      .map((kind) => [`New ${kind.name}`, snippetOf(kind)]),
  );
