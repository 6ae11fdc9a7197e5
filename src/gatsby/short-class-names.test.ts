import { nameClasses, shorten } from './short-class-names';

const page = `<style id="page-styles">.c-abcde{color:red}.c-fghij{color:blue}</style>
<p class="c-fghij tall">c-suite or c-abcde</p><p class="c-fghij"></p>`;

test('the classes used most get the shortest names', () => {
  expect(nameClasses([page], {})).toEqual({ fghij: '0', abcde: '1' });
});

test('what an earlier build has named keeps its name', () => {
  expect(nameClasses([page], { zzzzz: '0', abcde: '1' })).toEqual({
    zzzzz: '0',
    abcde: '1',
    fghij: '2',
  });
});

test('a page has the short names where its classes stand, and nowhere else', () => {
  const short = shorten(page, { abcde: '1', fghij: '0' });
  expect(short).toBe(
    `<style id="page-styles">.c-1{color:red}.c-0{color:blue}</style>
<p class="c-0 tall">c-suite or c-abcde</p><p class="c-0"></p>`,
  );
  expect(nameClasses([short], {})).toEqual({});
});
