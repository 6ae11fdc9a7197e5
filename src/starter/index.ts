import { startForms } from './forms';
import { startImages } from './images';
import { logNotFound, markHiddenTab, startTooltips } from './page';
import { startTheme } from './theme';

// Inlined into the head of every page; at most 2 KB gzip.
startTheme();
startForms();
startImages();
startTooltips();
document.addEventListener('visibilitychange', markHiddenTab);
document.addEventListener('DOMContentLoaded', logNotFound);
