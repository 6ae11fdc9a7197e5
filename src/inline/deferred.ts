import { startEdits } from './edits';
import { joinFonts } from './fonts';
import { startImages } from './images';
import { logNotFound, markHiddenTab, startTooltips, stopAtSwipe } from './page';
import { startPrefetch } from './prefetch';
import { startQuestions } from './questions';

// A file that every page loads after its HTML: what may come later than the first paint.
joinFonts();
startEdits();
startImages();
startTooltips();
stopAtSwipe();
startQuestions();
startPrefetch();
logNotFound();
document.addEventListener('visibilitychange', markHiddenTab);
