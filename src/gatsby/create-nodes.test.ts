import { resolve } from 'node:path';
import { onCreateNode } from './create-nodes';

test('the settings get their node although the store does not list their file yet', () => {
  const createNode = jest.fn();
  // As a bare Function, because Gatsby's argument has far more than the test uses.
  const hook: unknown = onCreateNode;
  if (typeof hook !== 'function') throw new Error('There is no hook.');
  Reflect.apply(hook, undefined, [
    {
      node: {
        id: 'file',
        internal: { type: 'File' },
        sourceInstanceName: 'content',
        absolutePath: resolve('tests/specified/content/site.json'),
        relativePath: 'site.json',
      },
      actions: { createNode, createParentChildLink: jest.fn() },
      createNodeId: (id: string) => id,
      createContentDigest: () => 'digest',
      getNodesByType: () => [],
    },
  ]);
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      internal: expect.objectContaining({ type: 'SiteSettings', contentDigest: 'digest' }),
    }),
  );
});
