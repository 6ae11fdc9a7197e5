import { classNamesScript, nameClasses, shorten } from './short-class-names';

const page = `<style>.css-abcde{color:red}.css-fghij{color:blue}</style>
<p class="css-fghij tall">css-like</p><p class="css-fghij"></p><script src="${classNamesScript}"></script>`;

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
    `<style>.css-1{color:red}.css-0{color:blue}</style>
<p class="css-0 tall">css-like</p><p class="css-0"></p><script src="/class-names-1234567890.js"></script>`,
  );
  expect(nameClasses([short], {})).toEqual({});
});
