import { faultsOf } from '../testing/faults';
import { edit } from '../testing/right-site';
import { llms } from './llms';

test.each([
  ['no heading', '# Acme', 'Acme', 'has no heading'],
  ['no link to a page', '/about/', '/us/', 'does not link to https://acme.example/about/'],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(llms, ({ texts }) => edit(texts, 'llms.txt', from, to)).join()).toContain(what);
});

test('no llms.txt', () => {
  expect(faultsOf(llms, ({ texts }) => void texts.delete('llms.txt')).join()).toContain(
    'There is no llms.txt',
  );
});
