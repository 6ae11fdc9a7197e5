import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, findChromium } from '../programs';
import type { BuiltSite } from './read-site';

/** In CSS pixels, with the pixels of each. `report.tsx` names them. */
const screens = {
  phone: { width: 390, height: 844, density: 3 },
  desktop: { width: 1280, height: 800, density: 1 },
} as const;

export type Screen = keyof typeof screens;

/** What a browser loaded for an `<img>`, and how large it drew it. */
export type Drawn = {
  /** The address of the page. */
  page: string;
  screen: Screen;
  theme: 'light' | 'dark';
  /** The `src` of the `<img>`. */
  src: string;
  /** The address of the file. */
  file: string;
  /** In pixels of the screen. */
  width: number;
  height: number;
  /** Whether it waits for the visitor to scroll, although it is on the first screen. */
  isLate: boolean;
};

/** Opens every page with pictures from the files of the site, without a server and scripts. */
async function visit(browser: Browser, site: BuiltSite, screen: Screen, theme: Drawn['theme']) {
  const { density, ...viewport } = screens[screen];
  const device = { viewport, deviceScaleFactor: density, colorScheme: theme };
  const tab = await browser.newPage({ ...device, javaScriptEnabled: false });
  await tab.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === site.address ? site.fileAt(pathname) : undefined;
    return file === undefined ? route.abort() : route.fulfill({ path: file });
  });
  const found: Drawn[] = [];
  for (const { address } of site.pages.filter(({ images }) => images.length > 0)) {
    await tab.goto(site.address + address);
    const images = await tab.evaluate(async () => {
      const all = [...document.images];
      const isLate = all.map((image) => {
        const { left, top, height } = image.getBoundingClientRect();
        const isFirst = left < innerWidth && top + height / 2 < innerHeight;
        return image.loading === 'lazy' && isFirst;
      });
      for (const image of all) image.loading = 'eager';
      await Promise.allSettled(all.map((image) => image.decode()));
      return all.map((image, index) => ({
        src: image.getAttribute('src') ?? '',
        file: new URL(image.currentSrc, location.href).pathname,
        width: image.clientWidth * devicePixelRatio,
        height: image.clientHeight * devicePixelRatio,
        isLate: isLate[index] === true,
      }));
    });
    // A browser does not load a lazy picture that the page hides.
    const shown = images.filter(({ width }) => width > 0);
    found.push(...shown.map((image) => ({ ...image, page: address, screen, theme })));
  }
  await tab.close();
  return found;
}

/**
 * Measures the pictures of all pages in Chromium.
 *
 * @throws a sentence that says how to get one
 */
export async function measurePictures(site: BuiltSite): Promise<Drawn[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const passes = (['phone', 'desktop'] as const).flatMap((screen) =>
      (['light', 'dark'] as const).map((theme) => visit(browser, site, screen, theme)),
    );
    return (await Promise.all(passes)).flat();
  } finally {
    await browser.close();
  }
}
