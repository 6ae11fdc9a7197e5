import { withoutStyleAttributes } from './style-attributes';

const wrapper = (style: string) => `<div ${style}tabindex="-1" id="gatsby-focus-wrapper"></div>`;
const announcer = (style: string) =>
  `<div id="gatsby-announcer" ${style}aria-live="assertive" aria-atomic="true"></div>`;
const hidden =
  'style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0" ';
const outline = 'style="outline:none" ';

test('removes the styles of Gatsby’s two elements, because the style sheet has them', () => {
  expect(withoutStyleAttributes(wrapper(outline) + announcer(hidden))).toBe(
    wrapper('') + announcer(''),
  );
});

test.each([
  ['focus wrapper', wrapper('') + announcer(hidden), 'gatsby-focus-wrapper'],
  ['announcer', wrapper(outline) + announcer('style="top:1px" '), 'gatsby-announcer'],
])('a %s with another style stops the build', (_name, html, id) => {
  expect(() => withoutStyleAttributes(html)).toThrow(
    new RegExp(`^No style attributes: the page has 0 times "<div .*${id}.*", not once\\.`),
  );
});
