import { readdirSync } from 'node:fs';

// Jest gives each file that it runs modules of its own. As one file, all tests share the sites that they read.
for (const file of readdirSync(__dirname))
  if (file.endsWith('.test.ts')) jest.requireActual(`./${file}`);
