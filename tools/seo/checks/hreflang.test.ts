import { faultsOf, inAbout } from '../testing/faults';
import { hreflang } from './hreflang';

test('a promised translation is a fault', () => {
  const link = '<link rel="alternate" hreflang="fr" href="https://acme.example/fr/"></head>';
  expect(faultsOf(hreflang, inAbout('</head>', link), '/about/').join()).toContain('promises “fr”');
});
