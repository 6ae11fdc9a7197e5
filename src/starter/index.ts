import { startFonts } from './fonts';
import { startForms } from './forms';
import { startImages } from './images';
import { logNotFound, markHiddenTab, startTooltips } from './page';
import { startPrefetch } from './prefetch';
import { startTheme } from './theme';

// Inlined into the head of every page; at most 2 KB gzip.
startTheme();
startFonts();
startForms();
startImages();
startTooltips();
startPrefetch();
document.addEventListener('visibilitychange', markHiddenTab);
document.addEventListener('DOMContentLoaded', logNotFound);
