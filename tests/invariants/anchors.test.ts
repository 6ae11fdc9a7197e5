import { anchorsOf, sharedAnchors } from '../../src/content/anchors';
import { requireBuild } from './support/build';
import { questions } from './support/content';
import { distinctPages } from './support/pages';

beforeAll(requireBuild);

test('every anchor that the content check knows is on its page', () => {
  for (const { $, content } of distinctPages()) {
    const template = content.template ?? '';
    // A general page may omit its closing.
    const sections = template === 'page' ? [] : (anchorsOf[template] ?? []);
    const asked = template === 'home' ? questions().map(({ slug }) => slug) : [];
    const missing = [...sharedAnchors, ...sections, ...asked].filter(
      (id) => $(`[id="${id}"]`).length !== 1,
    );
    expect({ page: content.path, missing }).toEqual({ page: content.path, missing: [] });
  }
});

test('no question can have the id of another element on the home page', () => {
  const home = distinctPages().find(({ path }) => path === '/');
  const own = new Set(questions().map(({ slug }) => slug));
  const ids =
    home
      ?.$('main [id]')
      .toArray()
      .map((element) => home.$(element).attr('id') ?? '') ?? [];
  const known = [...sharedAnchors, ...(anchorsOf.home ?? [])];
  expect(ids.length).toBeGreaterThan(known.length);
  expect(ids.filter((id) => !own.has(id) && !known.includes(id))).toEqual([]);
});
