import { folderFault } from './folder-name.mjs';

test.each([
  '/srv/throughline',
  '/srv/My sites/throughline-main_2',
  'C:\\Users\\Jö\\site',
  '/srv/R&D $x;y+z,w@v=u~t',
])('the build works in %s', (folder) => {
  expect(folderFault(folder)).toBeUndefined();
});

test.each([
  ["/srv/Jo's sites/throughline", "'"],
  ['/srv/throughline-main (1)', '('],
  ...'[]{}#%!?*'.split('').map((sign) => [`/srv/a${sign}b/site`, sign]),
])('in %s, %s is named in a sentence', (folder, sign) => {
  expect(folderFault(folder)).toContain(`contains ${sign}, with which the build can't work`);
});
