import { specifiedSite, testing } from '../../tools/sites/sites';

// Before each test file: its helpers, which invariants use as well, read the specified site.
Object.assign(process.env, testing(specifiedSite));
