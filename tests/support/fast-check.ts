import fc from 'fast-check';

/**
 * Every run tries the same cases, so a failure comes from a change. `FAST_CHECK_SEED=2 npx jest`
 * tries others.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });

export { fc };
