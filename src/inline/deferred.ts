import { startEdits } from './edits';
import { joinFonts } from './fonts';
import { startForms } from './forms';
import { startImages } from './images';
import { logNotFound, markHiddenTab, startTooltips, startVideos, stopAtSwipe } from './page';
import { startPrefetch } from './prefetch';
import { startQuestions } from './questions';

// A file that every page loads after its HTML: what may come later than the first paint.
// `holdSubmits` has set it. Where inline scripts are blocked nothing holds a submit, so the browser sends the forms.
if (document.onsubmit) startForms();
joinFonts();
startEdits();
startImages();
startTooltips();
stopAtSwipe();
startQuestions();
startVideos();
startPrefetch();
logNotFound();
document.addEventListener('visibilitychange', markHiddenTab);
