import { didYouMean } from '../../content/closest';
import { isSiteField, unknownVariables } from '../../content/variables';
import { exampleArticle, withField } from '../example';
import { variableIn } from '../markdown/tree';
import type { Context, TestRule } from '../rule';

/** Reports the first variable in a text that the site does not have. */
function checkVariables(text: string, { site, report }: Context): void {
  // The variables are unknown while `site.json` cannot be read.
  if (site.files.some(({ file, data }) => file === 'site.json' && data === null)) return;
  const [name] = unknownVariables(text, site.variables);
  if (name === undefined) return;
  const place = isSiteField(name) ? 'site.json' : '"variables" in site.json';
  const advice = didYouMean(name, Object.keys(site.variables)) || ` Add it to ${place}.`;
  report({ message: `Unknown variable {${name}}.${advice} To show braces, write \\{${name}}` });
}

const variable: TestRule = {
  name: 'variable',
  severity: 'error',
  value({ written, path }, context) {
    checkVariables(written, context);
    const { file, site, report } = context;
    const name = String(path.at(-1));
    if (file.file === 'site.json' && site.variables[name]?.includes(`{${name}}`))
      report({ message: `This value leads back to {${name}}. Write it without "${written}"` });
  },
  node(node, context) {
    const { url, title } = node;
    const name = variableIn(node);
    checkVariables(name === undefined ? `${url ?? ''} ${title ?? ''}` : `{${name}}`, context);
  },
  examples: {
    reported: [
      'Words.\n\n▸More {nobody}.',
      'Words {brand} and\n▸{toString}.',
      withField('title', "▸title: 'On {brandd}'"),
      '▸See [us](/{nobody}/).',
      { file: 'content/site.json', replace: '"24 hours"', by: '▸"now {replyTime}"' },
    ],
    accepted: [
      '{brand}\nwrites to [{email}](mailto:{email}).\n\n{replyTime} {brand}',
      { file: 'content/site.json', replace: '"24 hours"', by: '"24 hours of {brand}"' },
      'Write \\{name} here, or `{name}`, {1+1}, {} and {a b}.\n\nMore {words\n\nand more.',
      { file: exampleArticle, replace: 'Words.', by: '{/* Ask {nobody}. */}\n\nWords.' },
    ],
  },
};

export const variableRules: readonly TestRule[] = [variable];
