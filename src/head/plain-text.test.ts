import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from './plain-text';

test.each([
  ['<p>One.</p>\n<p>Two, <strong>bold</strong>.</p>', 'One. Two, bold.'],
  ['<p>See <a href="/contact/">this page</a>.</p>', 'See this page.'],
  ['<p>5 &lt; 6 &amp; &quot;so&quot; it&#x27;s &amp;lt;</p>', '5 < 6 & "so" it\'s &lt;'],
  ['<p>&nbsp;stays</p>', '&nbsp;stays'],
  ['', ''],
])('%s reads "%s"', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('it gives back whatever text React wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = renderToStaticMarkup(createElement('p', null, text));
      expect(plainText(html)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});
