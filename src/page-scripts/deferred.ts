import { startEdits } from './edits';
import { startForms } from '../forms/before-react/start-forms';
import { startHiddenTab } from './hidden-tab';
import { startImages } from './images';
import { logNotFound } from './not-found';
import { startPrefetch } from './prefetch';
import { startPrint } from './print';
import { startQuestions } from './questions';
import { runEach } from './run-each';
import { startTestimonials } from './testimonials';
import { startTooltips } from './tooltips';
import { startVideos } from './videos';

// The deferred script: every page runs it after its HTML is parsed.
runEach([
  () => {
    // `holdSubmits` has set it, unless inline scripts are blocked: then the browser sends the forms.
    if (document.onsubmit) startForms();
  },
  startEdits,
  startImages,
  startTooltips,
  startTestimonials,
  startQuestions,
  startVideos,
  startPrefetch,
  startPrint,
  startHiddenTab,
  logNotFound,
]);
