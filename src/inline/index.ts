import { startFonts } from './fonts';
import { startForms } from './forms';
import { startImages } from './images';
import { logNotFound, markHiddenTab, startTooltips } from './page';
import { startPictures } from './pictures';
import { startPrefetch } from './prefetch';
import { startQuestions } from './questions';
import { startTheme } from './theme';

// Inlined into the head of every page; at most 2.1 KB gzip. The fonts come first: on later pages they
// should be there before the page is laid out.
startFonts();
const system = matchMedia('(prefers-color-scheme: dark)');
startTheme(system);
startPictures(system);
startForms();
startImages();
startTooltips();
startQuestions();
startPrefetch();
document.addEventListener('visibilitychange', markHiddenTab);
document.addEventListener('DOMContentLoaded', logNotFound);
