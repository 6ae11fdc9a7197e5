/**
 * Packages of the unified and MDX families, the writer of icons, and Adobe's validator with its reader ship
 * ES modules only; Jest runs CommonJS, so they are transformed like our own code.
 */
const esModules =
  '(@mdx-js|png-to-ico|@adobe|@marbec|estree-walker|unified|bail|trough|vfile|vfile-.+|remark-.+|rehype-.+|retext|retext-.+|nlcst-.+|parse-latin|parse-english|quotation|array-iterate|mdast-.+|hast-.+|hastscript|unist-.+|micromark|micromark-.+|estree-.+|periscopic|is-reference|property-information|space-separated-tokens|comma-separated-tokens|html-void-elements|ccount|zwitch|longest-streak|markdown-table|decode-named-character-reference|character-entities|character-entities-.+|character-reference-invalid|is-decimal|is-hexadecimal|is-alphabetical|is-alphanumerical|is-plain-obj|parse-entities|stringify-entities|trim-lines|web-namespaces|escape-string-regexp|devlop|github-slugger|unified-lint-rule|feed|feedsmith|@rowanmanning|html-entities|netlify-.+|map-obj|path-exists|filter-obj|collapse-white-space)';

// A shell or a host may set another mode, and React's production build cannot be tested.
process.env.NODE_ENV = 'test';

const transform = {
  '\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const transformIgnorePatterns = [`/node_modules/(?!${esModules}/)`];

const shared = {
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/.sites'],
};

/** @type {import('jest').Config} */
const config = {
  // For a busy machine: a slow test continues, a hanging one ends.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'units',
      testMatch: [
        '<rootDir>/src/**/*.test.ts?(x)',
        '<rootDir>/tools/**/*.test.ts?(x)',
      ],
      globals: { RENDERS_DOCUMENT: true },
      moduleNameMapper: {
        '\\.woff2$': '<rootDir>/tests/support/file-url.ts',
        // Their package.json names an entry for `import` alone.
        '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
      },
      setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
    },
    {
      ...shared,
      displayName: 'html',
      testMatch: ['<rootDir>/tests/html/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'engines',
      testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
    },
  ],
};

export default config;
