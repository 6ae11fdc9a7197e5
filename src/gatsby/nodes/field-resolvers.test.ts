import { resolveImage } from './field-resolvers';

test('a picture whose file is missing resolves to null, not to the first picture', async () => {
  const anyImage = {
    id: '1',
    parent: null,
    children: [],
    internal: { type: '', contentDigest: '', owner: '' },
  };
  const nodeModel = {
    findOne: (args: object) =>
      Promise.resolve('type' in args && args.type === 'ImageSharp' ? anyImage : null),
  };
  const picture = { light: 'images/gone.jpg' };
  expect(await resolveImage(picture, {}, { nodeModel }, { fieldName: 'light' })).toBeNull();
});
