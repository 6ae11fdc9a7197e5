import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { mayImport } from './tools/may-import.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];

/** Keeps packages out, whether they are imported at the head of a file or on demand, and other syntax. */
const without = (packages, ...syntax) => ({
  '@typescript-eslint/no-restricted-imports': ['error', ...packages],
  'no-restricted-syntax': [
    'error',
    ...packages.map((name) => `ImportExpression[source.value='${name}']`),
    ...syntax,
  ],
});

const message = 'tools/may-import.mjs lists what each folder may import.';
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const zones = [
  ...foldersIn('src')
    .flatMap((name) =>
      name === 'forms' ? foldersIn('src/forms').map((one) => `forms/${one}`) : name,
    )
    .map((name) => ({
      target: `src/${name}`,
      from: 'src',
      except: [name, ...(mayImport[name] ?? [])],
      message,
    })),
  { target: 'src', from: 'tools', message: 'The site must build without its tools.' },
  {
    target: 'tools',
    from: 'src',
    except: mayImport.tools,
    message: 'A tool reads the content, and nothing that is drawn.',
  },
  ...readdirSync('src/sections').map((section) => ({
    target: `src/sections/${section}`,
    from: 'src/sections',
    except: [section],
    message: 'What two sections need is in src/components.',
  })),
];

/**
 * The whole package is 1,800 modules, which every build and test would load, and its components add 5 to 29 KB of
 * JavaScript to a page: docs/decisions/0013-chakra.md.
 */
const wholeChakra = {
  name: '@chakra-ui/react',
  message:
    'Import from @chakra-ui/react/styled-system. In place of a component, use an element with a recipe of src/theme/recipes.ts.',
};

const onlyInForms =
  'React runs in the browser only in src/forms/react and src/forms/mount. Build this from HTML and CSS.';
const hooks = {
  group: ['react'],
  importNamePattern: '^use(?!Context$)',
  message: onlyInForms,
};
const handlers = { selector: 'JSXAttribute[name.name=/^on[A-Z]/]', message: onlyInForms };

export default tseslint.config(
  {
    ignores: [
      'public',
      '.build',
      '.cache',
      'node_modules',
      '.sites',
      'reports',
      'deploy',
      // Compiled in a copy of the project.
      'tests/collection',
      'src/gatsby-types.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
          alphabetize: { order: 'asc' },
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse', message: 'Use parseAddress of src/content.' },
      ],
      'check-file/filename-naming-convention': [
        'error',
        { '{src,tools,tests}/**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{src,tools,tests}/**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: 'detect' } },
    // The agency's own pages may know where a visitor comes from; `noopener` is demanded.
    rules: {
      'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
      // A component may have a property of that name, for example a client's role.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // A scrolling region is focusable; otherwise the keyboard could not reach its hidden part.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'] }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    // Words are in content/; `tests/html/words.test.ts` finds those that come another way.
    rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['!', ',', ':'] }] },
  },
  {
    files: ['{src,tools}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  // The language comes with the head, see src/head/head.tsx.
  { files: ['src/html.tsx'], rules: { 'jsx-a11y/html-has-lang': 'off' } },
  // The rules run React's compiler on each file. Only components of the forms render more than once, and may use hooks.
  { files: ['src/forms/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },

  { files: typescript, rules: { 'no-restricted-imports': ['error', wholeChakra] } },
  { files: typescript, rules: without(['@emailjs/browser', 'react-helmet']) },
  {
    files: ['src/{components,forms/markup,head,layout,mdx,sections,templates}/**/*.tsx'],
    rules: {
      'no-restricted-imports': ['error', { paths: [wholeChakra], patterns: [hooks] }],
      ...without(['@emailjs/browser', 'react-helmet'], handlers),
    },
  },
  {
    files: ['src/{sections,components}/**/*.{ts,tsx}'],
    rules: without(['@emailjs/browser', 'react-helmet', 'gatsby'], handlers),
  },
  { files: ['src/forms/sending/email.ts'], rules: without(['react-helmet']) },
  {
    files: ['src/head/head.tsx', 'src/gatsby/output/render-page.tsx'],
    rules: without(['@emailjs/browser']),
  },

  // Gatsby, webpack, Jest, Playwright and ESLint look for a default export in these.
  {
    files: [
      '*.{ts,tsx,mjs}',
      'src/html.tsx',
      'src/templates/*.tsx',
      'src/gatsby/mdx/follow-settings.mjs',
      '**/*.d.ts',
      'tests/support/{forms-props,drawn-logo}.ts',
      'tests/*/playwright.config.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['static/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['tools/inbox/*.js', 'tools/seo/report/*.js'],
    languageOptions: { globals: globals.browser },
  },
  prettier,
);
