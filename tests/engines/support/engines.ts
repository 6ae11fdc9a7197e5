import { chromium } from './chromium';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines = { chromium, firefox, webkit } satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames: readonly EngineName[] = ['firefox', 'webkit', 'chromium'];
