/** @jest-environment jsdom */
import { cleanAddress } from './email-address';

// jsdom refuses international domains, as WebKit does; tests/engines has the browsers.

test.each([
  ['a no-break space at the end', 'ada@example.com\u00a0', 'ada@example.com'],
  ['marks of direction around it', '\u200eada@example.com\u202c', 'ada@example.com'],
  ['an international domain', 'ada@müller.de', 'ada@xn--mller-kva.de'],
  ['both', '\u200bada@bücher.example\ufeff', 'ada@xn--bcher-kva.example'],
  ['a full stop of another script', 'ada@例え。jp', 'ada@xn--r8jz45g.jp'],
  ['a letter that no browser takes', 'jörg@müller.de', 'jörg@müller.de'],
  ['a path after the domain', 'ada@müller.de/x', 'ada@müller.de/x'],
  ['no domain', 'ada@', 'ada@'],
  ['no address', 'ada', 'ada'],
  ['a valid address', 'ada+x@example.com', 'ada+x@example.com'],
])('%s', (_name, typed, cleaned) => {
  const field = Object.assign(document.createElement('input'), { type: 'email', value: typed });
  cleanAddress(field);
  expect(field.value).toBe(cleaned);
});
