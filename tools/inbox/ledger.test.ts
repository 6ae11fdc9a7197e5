import { Ledger } from './ledger';

test('only the newest entries are kept', () => {
  const ledger = new Ledger<number>(3);
  for (const entry of [1, 2, 3, 4, 5]) ledger.add(entry);
  expect(ledger.all()).toEqual([3, 4, 5]);
  ledger.clear();
  expect(ledger.all()).toEqual([]);
});
