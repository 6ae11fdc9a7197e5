import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test } from './fixtures';

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
const earlierSite: Record<string, string> = {
  '/': `<h1>The earlier site</h1><script>navigator.serviceWorker.register('/sw.js')</script>`,
  '/sw.js': earlierWorker,
};
const newSite = { '/': '<h1>The new site</h1>', '/sw.js': readFileSync('static/sw.js', 'utf8') };

test.use({ expected: /^Another host|favicon/ });

test('the service worker of an earlier site removes itself', async ({ page }) => {
  let files = earlierSite;
  const server = createServer(({ url = '' }, response) => {
    const type = url === '/sw.js' ? 'text/javascript' : 'text/html';
    response.writeHead(url in files ? 200 : 404, { 'Content-Type': type }).end(files[url]);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Now the worker stores the page.
  await page.reload();
  files = newSite;
  await page.reload();
  // In Chromium the worker still answers, while it asks for its successor.
  await expect(page.getByRole('heading')).toHaveText('The new site');
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  server.close();
});
