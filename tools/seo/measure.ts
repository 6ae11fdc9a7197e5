import { createServer } from 'node:http';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { close, listen } from '../ports';
import { chromiumArgs, findHeadlessShell } from '../programs';
import type { Site } from './site';

/** In CSS pixels, with the pixels of each. `report.tsx` names them. */
const screens = {
  phone: { width: 390, height: 844, density: 3 },
  desktop: { width: 1280, height: 800, density: 1 },
} as const;

export type Screen = keyof typeof screens;

/** What a browser loaded for an `<img>`, and how large it drew it. */
export type RenderedPicture = {
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

/** Reads the pictures that the open page shows in its theme, in their order. Browsers do not load a lazy one that is hidden. */
async function readImages() {
  const all = [...document.images].filter((image) => image.checkVisibility());
  const isLate = all.map((image) => {
    const { left, top, height } = image.getBoundingClientRect();
    return image.loading === 'lazy' && left < innerWidth && top + height / 2 < innerHeight;
  });
  for (const image of all) image.loading = 'eager';
  // A browser chooses the file for another theme with the next frame. Frames are all that a page without scripts can
  // wait for, and `decode()` would take most of the time.
  do await document.documentElement.animate(null, 1).finished;
  while (!all.every(({ complete }) => complete));
  return all.map((image, index) => ({
    src: image.getAttribute('src') ?? '',
    file: new URL(image.currentSrc, location.href).pathname,
    width: image.clientWidth * devicePixelRatio,
    height: image.clientHeight * devicePixelRatio,
    isLate: isLate[index] === true,
  }));
}

/** Opens every page with pictures on a screen, without its scripts, in both themes. */
async function visit(browser: Browser, server: string, site: Site, screen: Screen) {
  const { density, ...viewport } = screens[screen];
  const device = { viewport, deviceScaleFactor: density };
  const tab = await browser.newPage({ ...device, javaScriptEnabled: false });
  const found: RenderedPicture[] = [];
  const themes: RenderedPicture['theme'][] = ['light', 'dark'];
  for (const { address } of site.pages.filter(({ images }) => images.length > 0)) {
    await tab.goto(server + address);
    for (const theme of themes) {
      await tab.emulateMedia({ colorScheme: theme });
      const shown = (await tab.evaluate(readImages)).filter(({ width }) => width > 0);
      found.push(...shown.map((image) => ({ ...image, page: address, screen, theme })));
    }
    // The next page begins in the theme of this one: a change would style this page once more.
    themes.reverse();
  }
  await tab.close();
  return found;
}

/**
 * Serves the files of a site. Pages have the addresses of this site as paths, so that no picture comes
 * from the published one. Browsers keep each file, which saves half of the time.
 */
async function serve(site: Site) {
  const pages = new Map(site.pages.map(({ address, html }) => [address, html]));
  const answerFile = sirv(site.built, { maxAge: 3600 });
  const server = createServer((request, response) => {
    const html = pages.get(request.url ?? '/');
    if (html === undefined) return answerFile(request, response);
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    // Nothing is painted, which costs more than the layout.
    response.end(
      html
        .replaceAll(site.address, '')
        .replace('</head>', '<style>html{visibility:hidden}</style></head>'),
    );
  });
  const port = await listen(server, 0, 'PORT');
  return { address: `http://localhost:${port}`, close: () => close(server) };
}

/**
 * Measures the pictures of all pages in Chromium.
 *
 * @throws a sentence that says how to get one
 */
export async function measurePictures(site: Site): Promise<RenderedPicture[]> {
  const args = [
    ...chromiumArgs,
    '--process-per-site',
    // No page asks another host.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ];
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args });
  const server = await serve(site);
  const on = (screen: Screen) => visit(browser, server.address, site, screen);
  try {
    return (await Promise.all([on('phone'), on('desktop')])).flat();
  } finally {
    await browser.close();
    await server.close();
  }
}
