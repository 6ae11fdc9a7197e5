import { queueSubmits } from '../forms/before-react/queue-submits';
import { markDirty } from '../forms/before-react/saved-answers';
import { startPictures } from './pictures';
import { startTheme } from './theme';

// The inline script, in the head of every page: what must run before the first paint, and what protects
// early input.
const system = matchMedia('(prefers-color-scheme: dark)');
startTheme(system);
startPictures(system);
queueSubmits();
markDirty();
