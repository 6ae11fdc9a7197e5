import { classNamesScript, nameClasses, shorten } from './short-class-names';

const page = `<style id="page-styles">.c-abcde{color:red}.c-fghij{color:blue}</style>
<p class="c-fghij tall">c-suite or c-abcde</p><p class="c-fghij"></p><script src="${classNamesScript}"></script>`;

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

test('a page has the short names, and the address of the script that knows them', () => {
  const short = shorten(page, { abcde: '1', fghij: '0' }, '/class-names-1234567890.js');
  expect(short).toBe(
    `<style id="page-styles">.c-1{color:red}.c-0{color:blue}</style>
<p class="c-0 tall">c-suite or c-abcde</p><p class="c-0"></p><script src="/class-names-1234567890.js"></script>`,
  );
  expect(nameClasses([short], {})).toEqual({});
});
