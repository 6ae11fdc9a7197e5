import { specifiedSite, testing } from '../../packages/build/sites';

// Before each test file: its helpers, which invariants use as well, read the specified site.
Object.assign(process.env, testing(specifiedSite));
