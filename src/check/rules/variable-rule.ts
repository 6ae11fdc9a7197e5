import { didYouMean } from '../../content/text/closest';
import { isSiteField, unknownVariables } from '../../content/variables';
import { rangeOf, variableIn } from '../../reader/markdown/tree';
import { blocksOfText, wordsOfBlock, type VisibleWords } from '../../reader/markdown/visible-words';
import { withField, withWords } from '../example';
import type { Context, TestRule } from '../rule';

/** Reports the variables in a text that the site does not have. */
function checkVariables(
  text: string,
  { site, report }: Context,
  placeOf?: VisibleWords['rangeOf'],
) {
  const unknown = unknownVariables(text, site.variables);
  if (unknown.length === 0) return;
  // Every variable is unknown while `site.json` cannot be read.
  if (site.files.some(({ file, data }) => file === 'site.json' && data === null)) return;
  for (const { written, index, isOpen } of unknown) {
    const name = written.replace(/[^A-Za-z]/g, '');
    const [place, editorPlace] = isSiteField(name)
      ? ['site.json', 'Site settings']
      : ['"variables" in site.json', 'Site settings, Variables'];
    const meant = isOpen ? ` Write {${name}}.` : didYouMean(name, Object.keys(site.variables));
    const fault = isOpen ? `${written.trim()} does not end` : `Unknown variable ${written}`;
    const braces = ` To show braces, write \\${written.trim()}`;
    const adviceFor = (where: string) =>
      meant ? meant + braces : `${braces}. For a variable, add it to ${where}`;
    report({
      message: `${fault}.${adviceFor(place)}`,
      editorMessage: `${fault}.${adviceFor(editorPlace)}`,
      ...(placeOf && { at: placeOf(index, written.length) }),
    });
  }
}

/** Names in braces that have no value. */
export const variable: TestRule = {
  name: 'variable',
  severity: 'error',
  value({ written, path }, context) {
    checkVariables(written, context);
    const { file, site, report } = context;
    const name = String(path.at(-1));
    if (file.file === 'site.json' && path[0] === 'variables' && isSiteField(name))
      report({
        message: `{${name}} is the field of that name above, and texts never show this one. Delete it`,
      });
    if (file.file === 'site.json' && site.variables[name]?.includes(`{${name}}`))
      report({ message: `This value leads back to {${name}}. Write it without "${written}"` });
  },
  node(node, context) {
    const { url, title } = node;
    const name = variableIn(node);
    checkVariables(name === undefined ? `${url ?? ''} ${title ?? ''}` : `{${name}}`, context);
  },
  text(tree, context) {
    const { file } = context;
    // Few blocks have a brace, and the words of all take a fifth of a check.
    const blocks = blocksOfText(tree).filter((one) =>
      file.text.slice(...rangeOf(one)).includes('{'),
    );
    for (const words of blocks.map((block) => wordsOfBlock(block, file)))
      checkVariables(words.masked, context, words.rangeOf);
  },
  examples: {
    reported: [
      [
        withWords('"replyTime"', '▸"brand": "Acme",\n"replyTime"', 'content/site.json'),
        withWords('"replyTime"', '"answerTime": "A day",\n"replyTime"', 'content/site.json'),
      ],
      ['Words.\n\n▸More {nobody}.', 'Words.\n\nMore \\{nobody}.'],
      ['Words {brand} and\n▸{toString}.', 'Words {brand} and\n\\{toString}.'],
      [withField('title', "▸title: 'On {brandd}'"), withField('title', "title: 'On {brand}'")],
      ['▸See [us](/{nobody}/).', 'See [us](/services/).'],
      [
        '▸More { brand }.\n\n> - ▸In {reply_time},\n>   ▸{reply-time} or {pieces2}.\n\n▸Words {brand and more.',
        'More {brand}.\n\n> - In {replyTime},\n>   {replyTime} or \\{pieces2}.\n\nWords {brand} and more.',
      ],
      [withField('title', "▸title: 'On { brand }'"), withField('title', "title: 'On {brand}'")],
      [
        withWords('"24 hours"', '▸"now {replyTime}"', 'content/site.json'),
        withWords('"24 hours"', '"now"', 'content/site.json'),
      ],
    ],
    accepted: [
      '{brand}\nwrites to [{email}](mailto:{email}).\n\n{replyTime} {brand}',
      withWords('"24 hours"', '"24 hours of {brand}"', 'content/site.json'),
      'Write \\{name} here, or `{name}`, {1+1}, {} and {a b}, {brand: 1}.\n\nMore {words\n\nand more.',
      '{/* Ask {nobody}. */}\n\nWords.',
    ],
  },
};
