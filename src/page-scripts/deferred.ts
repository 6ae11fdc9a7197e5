import { startForms } from '../forms/before-react/start-forms';
import { startEdits } from './edits';
import { startHiddenTab } from './hidden-tab';
import { startImages } from './images';
import { logNotFound } from './not-found';
import { startPrefetch } from './prefetch';
import { startPrint } from './print';
import { startQuestions } from './questions';
import { startTestimonials } from './testimonials';
import { startTooltips } from './tooltips';

/** The parts of the deferred script, which every page runs after its HTML is parsed. */
const parts = [
  () => {
    // `queueSubmits` has set it, unless inline scripts are blocked: then the browser sends the forms.
    if (document.onsubmit) startForms();
  },
  startEdits,
  startImages,
  startTooltips,
  startTestimonials,
  startQuestions,
  startPrefetch,
  startPrint,
  startHiddenTab,
  logNotFound,
];
// Each by itself: if one throws, the browser reports the error, and runs the others.
for (const start of parts) queueMicrotask(start);
