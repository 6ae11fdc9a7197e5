import { remarkKeepTogether } from './remark-keep-together';

const text = (value: string) => ({ type: 'text', value });

test('figures stay with their words everywhere, and the last words only at the end of a paragraph', () => {
  const bold = { type: 'strong', children: [text('all of it in 3 days')] };
  const [start, end] = [text('most of it and '), text(', and none of them.')];
  const heading = { type: 'heading', children: [text('Now tell us')] };
  const paragraph = { type: 'paragraph', children: [start, bold, end] };
  remarkKeepTogether()({ type: 'root', children: [heading, paragraph] });
  expect(heading.children).toEqual([text('Now tell us')]);
  expect(paragraph.children).toEqual([
    text('most of it and '),
    { type: 'strong', children: [text('all of it in 3\u{a0}days')] },
    text(', and none\u{a0}of\u{a0}them.'),
  ]);
});
