import { folderFault } from './folder-name.mjs';

test.each([
  '/home/jo/throughline',
  '/home/jo/My sites/throughline-main_2',
  'C:\\Users\\Jö\\site',
  '/srv/R&D $x;y+z,w@v=u~t',
])('the build works in %s', (folder) => {
  expect(folderFault(folder)).toBeUndefined();
});

test.each([
  ["/home/jo/Jo's sites/throughline", "'"],
  ['/home/jo/throughline-main (1)', '('],
  ...'[]{}#%!?*'.split('').map((sign) => [`/home/jo/a${sign}b/site`, sign]),
])('in %s, %s is named in a sentence', (folder, sign) => {
  expect(folderFault(folder)).toContain(`contains ${sign}, with which the build can't work`);
});
