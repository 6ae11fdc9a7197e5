import { setImmediate } from 'node:timers';

// React's scheduler takes the `setImmediate` that it finds when it is imported. jsdom has none, and React
// would wait for real timers.
Object.assign(globalThis, { setImmediate });
// It divides long work by this clock. On a busy machine, more turns would be left than `settle` waits for.
performance.now = () => 0;
