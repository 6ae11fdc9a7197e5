import { expect, test } from './fixtures';
import { engines } from './support/engines';
import { visitIsDone } from './support/watch';

test('the scripts are fetched once, ahead, and run from the cache when a form is used', async ({
  engineName,
  front,
}) => {
  const close = await engines[engineName].openWindow(`${front.url}/?visitor`);
  const asked = () => front.requests().map(({ path }) => path);
  await expect.poll(asked).toContain(visitIsDone);
  await close();
  const scripts = asked().filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
});
