import { parseArgs } from 'node:util';
import { checkContent } from '../src/check/check-content';
import { asGithub, asJson, asText } from '../src/check/format-problems';
import { writeEditorSchemas } from './reference';
import { run } from './run';

const formats: Readonly<Record<string, typeof asText>> = {
  text: asText,
  github: asGithub,
  json: asJson,
};

/** Lists all problems in `content/`: `npm run content -- --spelling --format github`. */
run(async () => {
  const { values } = parseArgs({
    options: {
      /** `github`: annotations of a pull request. `json`: one document, for editors and hooks. */
      format: { type: 'string', default: 'text' },
      /** Also checks the spelling, which takes a few seconds. */
      spelling: { type: 'boolean', default: false },
    },
  });
  const format = formats[values.format];
  if (!format) throw new Error(`There is no format "${values.format}". Choose: text, github, json`);
  writeEditorSchemas();
  const problems = await checkContent('content');
  if (values.spelling) {
    const { spellingProblems } = await import('./spelling');
    problems.push(...(await spellingProblems('content')));
  }
  console.log(format(problems));
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}, 2);
