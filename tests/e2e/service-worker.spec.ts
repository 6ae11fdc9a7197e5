import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium';

/** As tools for offline sites write it: whatever was seen once is never requested again. */
const earlierWorker = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith((async () => {
    const store = await caches.open('earlier-site');
    const known = await store.match(event.request);
    if (known) return known;
    const response = await fetch(event.request);
    await store.put(event.request, response.clone());
    return response;
  })()));`;
const earlierSite = {
  '/': `<h1>The earlier site</h1><script>navigator.serviceWorker.register('/sw.js')</script>`,
  '/sw.js': earlierWorker,
};
const newSite = { '/': '<h1>The new site</h1>', '/sw.js': readFileSync('static/sw.js', 'utf8') };

test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

test('the service worker of an earlier site at the same address removes itself and what it stored', async ({
  page,
}) => {
  let files: Record<string, string> = earlierSite;
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    const type = request.url === '/sw.js' ? 'text/javascript' : 'text/html';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const heading = page.getByRole('heading');

  await page.goto(`http://localhost:${address.port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Now the worker stores the page.
  await page.reload();
  files = newSite;
  await page.reload();
  // In Chromium the worker still answers, while it asks for its successor.
  await expect(heading).toHaveText('The new site');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      stores: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, stores: [] });
  server.close();
});
