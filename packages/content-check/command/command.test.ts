import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const specifiedContent = 'tests/specified/content';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'throughline-cli-'));
  cpSync(specifiedContent, join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => join(root, 'content', name);
const write = (name: string, text: string) => writeFileSync(file(name), text);

function content(...options: string[]) {
  const args = [
    'packages/content-check/command/start.mjs',
    '--folder',
    join(root, 'content'),
    ...options,
  ];
  return run(args);
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, output: stdout + stderr };
}

const question = (words: string, body: string) =>
  `---\nquestion: ${words}\norder: 99\n---\n\n${body}\n`;

test('exits with 0 when there is no mistake', () => {
  expect(content()).toEqual({ code: 0, output: 'content/ has no mistakes.\n' });
});

test('shows a mistake with its rule and the lines around it, and exits with 1', () => {
  write('faq/new.mdx', question('Is this new?', 'Yes, says [Jo](/jo/).'));
  expect(content()).toEqual({
    code: 1,
    output: `content/faq/new.mdx:6:16  error  No page "/jo/".  [link-target]
  5 │
> 6 │ Yes, says [Jo](/jo/).
    │                ^^^^
  7 │

1 error in content/
`,
  });
});

test('annotations for GitHub, and a list for programs', () => {
  write('faq/new.mdx', question('Is this new?', 'Yes, 100%: [Jo](/jo/).'));
  expect(content('--format', 'github').output).toBe(
    '::error file=content/faq/new.mdx,line=6,col=17,endColumn=21,title=link-target::No page "/jo/".\n',
  );
  expect(JSON.parse(content('--format', 'json').output)).toEqual([
    expect.objectContaining({ file: 'faq/new.mdx', line: 6, rule: 'link-target', fixable: false }),
  ]);
});

test('--fix fixes the files and says what it did', () => {
  write('faq/new.mdx', `\uFEFF${question('Is this: new?', "It's new.")}`);
  const { code, output } = content('--fix');
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Fixed 3 in content/faq/new.mdx\ncontent/ has no mistakes.\n',
  });
  expect(readFileSync(file('faq/new.mdx'), 'utf8')).toBe(question('"Is this: new?"', 'It’s new.'));
});

test('unknown words are warnings that name the nearest word and the list', () => {
  write('faq/new.mdx', question('Is this new?', 'Some contnet.'));
  const { code, output } = content('--spelling', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([
    expect.objectContaining({
      file: 'faq/new.mdx',
      line: 6,
      column: 6,
      severity: 'warning',
      rule: 'spelling',
      message: expect.stringMatching(
        /^Unknown word "contnet" \(content\?\)\. If it is right, add it to content\/words\.txt$/,
      ),
    }),
  ]);
});

test('explains a wrong option', () => {
  expect(content('--format', 'xml')).toEqual({
    code: 2,
    output: '--format xml is not known. Choose: text, github, json\n',
  });
});

test('--watch checks again after a file was replaced, and says when its mistake is gone', async () => {
  const right = readFileSync(file('steps.json'), 'utf8');
  const args = [
    'packages/content-check/command/start.mjs',
    '--folder',
    join(root, 'content'),
    '--watch',
  ];
  const command = spawn(process.execPath, args);
  let output = '';
  let from = 0;
  command.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  /** Waits for the end of the next check, and returns what it said. */
  const nextCheck = async () => {
    for (;;) {
      const end = output.indexOf('Waiting for the next save', from);
      if (end !== -1) {
        const said = output.slice(from, end);
        from = end + 1;
        return said;
      }
      await once(command.stdout, 'data');
    }
  };
  const replace = (text: string) => {
    writeFileSync(join(root, 'new.json'), text);
    renameSync(join(root, 'new.json'), file('steps.json'));
  };
  try {
    expect(await nextCheck()).toContain('content/ has no mistakes.');
    for (let round = 0; round < 2; round += 1) {
      replace(right.replace('"title"', '"titel"'));
      expect(await nextCheck()).toContain('Did you mean "title"?');
      replace(right);
      expect(await nextCheck()).toContain('content/ has no mistakes.');
    }
  } finally {
    command.kill();
  }
});

test('an option that npm keeps to itself is read, or the right command is named', () => {
  write('faq/new.mdx', question('Is this new?', "It's new."));
  const args = ['packages/content-check/command/start.mjs', '--folder', join(root, 'content')];
  expect(run(args, { npm_config_fix: 'true' })).toEqual({
    code: 0,
    output: 'Fixed 1 in content/faq/new.mdx\ncontent/ has no mistakes.\n',
  });
  expect(content('json')).toEqual({
    code: 2,
    output:
      '"json" belongs to no option. Write -- before the options, for example: npm run content -- --format json\n',
  });
});

test('warnings and hints are counted, and end well', () => {
  write('faq/new.mdx', question('Is this new?', "It's on linkedin."));
  const { code, output } = content();
  expect(code).toBe(0);
  expect(output).toContain('1 warning and 1 hint in content/');
});

test('spelling in a language without a dictionary is one hint', () => {
  write('faq/new.mdx', question('Is this new?', 'The colour and the color.'));
  const settings = readFileSync(file('site.json'), 'utf8');
  write('site.json', settings.replace('"en-US"', '"de-DE"'));
  expect(content('--spelling').output).toContain(
    'There is no dictionary for de-DE; spelling was not checked',
  );
  write('site.json', settings.replace('"en-US"', '"en-IE"'));
  expect(content('--spelling').output).toBe('content/ has no mistakes.\n');
});
