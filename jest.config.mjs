// A shell or a host may set another mode, and React's production build cannot be tested.
process.env.NODE_ENV = 'test';

const transform = {
  '\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      // Modules are told from scripts by their imports and exports.
      isModule: 'unknown',
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

const shared = {
  testEnvironment: 'node',
  transform,
  // Jest runs CommonJS, so packages that ship ES modules only are compiled like our own code.
  // TypeScript is one file of 9 MB, which is no ES module.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.build',
    '<rootDir>/.cache',
    '<rootDir>/public',
    '<rootDir>/.sites',
  ],
};

/** @type {import('jest').Config} */
const config = {
  // For a busy machine: a slow test continues, a hanging one ends.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'units',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tools/**/*.test.ts?(x)'],
      moduleNameMapper: {
        '^generated/forms$': '<rootDir>/tests/support/forms-props.ts',
        '^generated/logo$': '<rootDir>/tests/support/drawn-logo.ts',
        // Their package.json names an entry for `import` alone.
        '^(estree-walker|periscopic|is-reference)$': '<rootDir>/node_modules/$1/src/index.js',
      },
    },
    {
      ...shared,
      displayName: 'html',
      testMatch: ['<rootDir>/tests/html/all-tests.ts'],
    },
    {
      ...shared,
      displayName: 'engines',
      testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
    },
  ],
};

export default config;
