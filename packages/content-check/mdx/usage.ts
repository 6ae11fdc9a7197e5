import type { ProseComponent } from '../catalogue';

const propOf = ({ props }: ProseComponent, name: string, example: boolean) => {
  const [first] = props[name]?.examples ?? [];
  return ` ${name}="${example ? String(first) : '…'}"`;
};

/** Returns how a component is written on one line, for a sentence of advice. */
export function written(component: ProseComponent): string {
  const { name, required, inside } = component;
  const props = required.map((prop) => propOf(component, prop, false)).join('');
  if (inside === 'nothing') return `<${name}${props} />`;
  return `<${name}${props}>${inside === 'words' ? 'plain words' : '…'}</${name}>`;
}

/** Returns an example of a component with all its props, as lines of a text. */
export function writtenLines(component: ProseComponent): string[] {
  const { name, props, inside, sample } = component;
  const tag = `<${name}${Object.keys(props)
    .map((prop) => propOf(component, prop, true))
    .join('')}`;
  if (inside === 'nothing') return [`${tag} />`];
  if (inside === 'words') return [`${tag}>${sample}</${name}>`];
  return [`${tag}>`, '', ...sample.split('\n'), '', `</${name}>`];
}

/** Where a writer finds all components. */
export const otherwise = 'Write Markdown, or a component of docs/writing.md';

/** What to do about a tag of another program. */
export const foreignAdvice = `Tags of another program do not work here. Delete this one. ${otherwise}`;
