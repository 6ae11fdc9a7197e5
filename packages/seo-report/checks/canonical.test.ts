import { faultsOf, inAbout } from '../testing/faults';
import { canonical } from './canonical';

const link = 'rel="canonical" href="https://acme.example/about/"';

test.each([
  [
    'of the root',
    'rel="canonical" href="https://acme.example/"',
    'Make it|is “https://acme.example/”',
  ],
  ['without https', 'rel="canonical" href="http://acme.example/about/"', 'is not https'],
  [
    'on another host',
    'rel="canonical" href="https://www.acme.example/about/"',
    'content/site.json:3',
  ],
  [
    'without its slash',
    'rel="canonical" href="https://acme.example/about"',
    'is not https in lower case with a slash',
  ],
  [
    'in capitals',
    'rel="canonical" href="https://acme.example/About/"',
    'is not https in lower case',
  ],
  [
    'with a query',
    'rel="canonical" href="https://acme.example/about/?a=1"',
    'is not https in lower case',
  ],
  [
    'that is not the one for sharing',
    'rel="canonical" href="https://acme.example/about/x/"',
    'og:url is',
  ],
])('a canonical address %s', (_name, wrong, what) => {
  expect(faultsOf(canonical, inAbout(link, wrong), '/about/').join('\n')).toMatch(new RegExp(what));
});
