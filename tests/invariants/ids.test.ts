import { requireBuild } from './support/build';
import { findings, pages, type Page } from './support/pages';

beforeAll(requireBuild);

test('ids occur once on a page', () => {
  const check = ({ $ }: Page) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    return ids
      .filter((id, index) => id === '' || ids.indexOf(id) !== index)
      .map((id) => `has the id "${id}" twice`);
  };
  expect(findings(check)).toEqual([]);
});

test('labels, descriptions and fields refer to existing ids', () => {
  const attributes = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-errormessage',
    'for',
    'list',
    'form',
  ];
  const check = ({ $ }: Page) =>
    attributes.flatMap((attribute) =>
      $(`[${attribute}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(attribute) ?? '').split(/\s+/))
        .filter((id) => $(`[id="${id}"]`).length !== 1)
        .map((id) => `has ${attribute}="${id}", but no such id`),
    );
  expect(findings(check)).toEqual([]);
  expect(pages().every(({ $ }) => $('[aria-labelledby]').length > 0)).toBe(true);
});
