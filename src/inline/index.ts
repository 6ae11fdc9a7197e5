import { markTyped } from './draft';
import { startFonts } from './fonts';
import { holdSubmits } from './forms';
import { startPictures } from './pictures';
import { runEach } from './run-each';
import { startTheme } from './theme';

const system = matchMedia('(prefers-color-scheme: dark)');

// Inlined into the head of every page: what must act before the first paint, and what a visitor could
// lose. The fonts come first: on later pages they should be there before the page is laid out.
runEach([
  startFonts,
  () => startTheme(system),
  () => startPictures(system),
  holdSubmits,
  markTyped,
]);
