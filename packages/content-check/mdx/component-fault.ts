import type { core } from 'zod';
import { closest, didYouMean } from '../../../src/content/closest';
import { hrefForm } from '../../../src/content/href-advice';
import { fillText, type Tokens } from '../../../src/content/tokens';
import { catalogue, type ProseComponent } from '../catalogue';
import type { RuleId } from '../rule-book';
import { insideFault } from './inside-fault';
import type { MdxNode } from './mdx-node';
import { tagAdvice } from './tag-advice';

/** What is wrong with a component that exists. */
export type ComponentFault = {
  rule: RuleId;
  message: string;
  /** The prop that it is about; left out: the component. */
  prop?: string;
};

const fault = (message: string, prop?: string, rule: RuleId = 'tag'): ComponentFault => ({
  rule,
  message,
  ...(prop !== undefined && { prop }),
});

/** Returns a description as the end of a sentence, with the length that is asked for. */
function asked({ props }: ProseComponent, name: string): string {
  const { description = '', minLength, maxLength } = props[name] ?? {};
  const words = description.charAt(0).toLowerCase() + description.slice(1);
  return maxLength === undefined
    ? words
    : `${words}, in ${minLength ?? 0} to ${maxLength} characters`;
}

/** Returns the code between the braces of a value. */
const codeIn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '…';

/** Returns what a component lacks. */
function missingFault(
  component: ProseComponent,
  missing: readonly string[],
  empty: readonly string[],
): ComponentFault[] {
  const { name } = component;
  const [first] = missing;
  if (first === undefined) return [];
  if (missing.length === 1 && empty.includes(first))
    return [fault(`The ${first} of <${name}> is empty. Write ${asked(component, first)}`, first)];
  return missing.length === 1
    ? [fault(`<${name}> needs ${first}: ${asked(component, first)}`)]
    : [fault(`<${name}> needs ${missing.join(' and ')}. ${tagAdvice(name)}`)];
}

function unknownProp({ name, props }: ProseComponent, prop: string, given: readonly string[]) {
  const free = Object.keys(props).filter((one) => !given.includes(one));
  const meant = closest(prop, free);
  const advice = meant === undefined ? ` ${tagAdvice(name)}` : didYouMean(prop, free);
  return fault(`<${name}> has no "${prop}".${advice}`, prop);
}

/** Says why the value of a prop is not valid. Names of files and addresses have rules of their own. */
function valueFault(
  { name, props }: ProseComponent,
  issue: core.$ZodIssue,
  value: string,
): ComponentFault[] {
  const prop = String(issue.path[0]);
  const of = `The ${prop} of <${name}>`;
  const { image, entry } = props[prop] ?? {};
  if (image === true || entry !== undefined || (prop === 'href' && !hrefForm.test(value)))
    return [];
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const message = `${of} is "${value}". Choose: ${choices.join(', ')}.${didYouMean(value, choices)}`;
    return [fault(message, prop, 'choice')];
  }
  if (issue.code === 'too_big') {
    const message = `${of} is longer than ${Number(issue.maximum)} characters. Shorten it`;
    return [fault(message, prop, 'length')];
  }
  if (issue.code === 'too_small') {
    const message = `${of} is shorter than ${Number(issue.minimum)} characters. Write more`;
    return [fault(message, prop, 'length')];
  }
  return [fault(`${of} ${issue.message}`, prop)];
}

/** Returns what is wrong with the props of a component, and with what is between its tags. */
export function componentFaults(node: MdxNode, tokens: Tokens): ComponentFault[] {
  const component = catalogue().get(node.name ?? '');
  if (!component) return [];
  const { name, props, required, schema } = component;
  const { attributes = [] } = node;
  const given = attributes.map((one) => one.name ?? '{…}');
  const twice = given.find((one, index) => given.indexOf(one) < index);
  if (twice !== undefined) return [fault(`<${name}> has "${twice}" twice. Delete one of them`)];
  const unquoted = attributes.filter(
    ({ type, value }) => type === 'mdxJsxAttribute' && typeof value !== 'string',
  );
  const odd = given
    .filter((one) => !(one in props))
    .map((one) => unknownProp(component, one, given));
  const values = Object.fromEntries(
    attributes.flatMap((one) =>
      typeof one.value === 'string' ? [[one.name ?? '', fillText(one.value, tokens)]] : [],
    ),
  );
  const filled = (prop: string) => values[prop] !== undefined && values[prop].trim() !== '';
  const empty = Object.keys(values).filter((prop) => prop in props && !filled(prop));
  const issues = schema.safeParse(values).error?.issues ?? [];
  const wrong = issues
    .filter(({ path: [prop] }) => prop !== undefined && filled(String(prop)))
    .flatMap((issue) => valueFault(component, issue, values[String(issue.path[0])] ?? ''));
  const isGiven = (prop: string) => given.includes(prop) && !empty.includes(prop);
  const isMeant = (prop: string) =>
    odd.some(({ message }) => message.endsWith(`Did you mean "${prop}"?`));
  return [
    ...odd,
    ...unquoted
      .filter(({ name: prop = '' }) => prop in props)
      .map(({ name: prop = '', value }) => {
        const [, inner = '…'] = /^["'`]?(.*?)["'`]?$/.exec(codeIn(value)) ?? [];
        const message = `The ${prop} of <${name}> needs straight quotes. Write ${prop}="${inner}"`;
        return fault(message, prop);
      }),
    ...missingFault(
      component,
      required.filter((prop) => !isGiven(prop) && !isMeant(prop)),
      empty,
    ),
    ...empty
      .filter((prop) => !required.includes(prop))
      .map((prop) => fault(`The ${prop} of <${name}> is empty. Write it, or delete it`, prop)),
    ...wrong,
    ...[insideFault(component, node) ?? []].flat().map((message) => fault(message)),
  ];
}
