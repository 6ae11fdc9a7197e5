// A service worker of an earlier site at this address would answer with that site's pages for ever.
// Browsers look here for its successor, and this one removes itself and everything that was stored.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const page of await self.clients.matchAll({ type: 'window' })) {
        await page.navigate(page.url);
      }
    })(),
  );
});
