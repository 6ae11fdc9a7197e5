import { markTyped } from './saved-answers';
import { startFonts } from './fonts';
import { holdSubmits } from './forms';
import { startPictures } from './pictures';
import { startTheme } from './theme';

// Inlined into the head of every page: what must act before the first paint, and what a visitor could
// lose.
const system = matchMedia('(prefers-color-scheme: dark)');
startTheme(system);
startPictures(system);
holdSubmits();
markTyped();
startFonts();
