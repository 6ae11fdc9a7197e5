import type { Page } from '@playwright/test';
import { scriptFiles } from './bundle';

/** Holds the sending library's own file back until the returned function is called. */
export async function holdLibrary(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptFiles, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('The 3rd parameter is expected')) await released;
    // The page may have been left meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}
