import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteFolder, siteNames } from '../support/sites';

const missing = siteNames.filter((name) => !existsSync(path.join(siteFolder(name), 'public')));
if (missing.length > 0)
  throw new Error(
    `These tests read three built sites. Run: ${missing.map((name) => `node --import tsx tests/support/build-site.ts ${name}`).join('; ')}`,
  );

// Jest gives each file that it runs modules of its own. As one file, all tests share the sites that they read.
for (const file of readdirSync(__dirname))
  if (file.endsWith('.test.ts')) jest.requireActual(`./${file}`);
