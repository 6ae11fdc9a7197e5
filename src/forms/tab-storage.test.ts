/** @jest-environment jsdom */
import { loadRecords, removeRecords, saveRecord } from './tab-storage';

const day = 24 * 60 * 60 * 1000;
const values = () => new URLSearchParams({ goals: 'Visibility & sales, 100 % #1' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-05-01T12:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a saved record is found again only by its kind and its form', () => {
  saveRecord('draft', 'contact', values());
  const [found] = loadRecords('draft', 'contact');
  expect(found?.get('goals')).toBe('Visibility & sales, 100 % #1');
  expect(loadRecords('draft', 'newsletter')).toEqual([]);
  expect(loadRecords('attempt', 'contact')).toEqual([]);
});

test('a record is removed on request, and after 24 hours', () => {
  saveRecord('draft', 'contact', values());
  removeRecords('draft', 'contact');
  expect(loadRecords('draft', 'contact')).toEqual([]);
  saveRecord('draft', 'contact', values());
  jest.advanceTimersByTime(day - 1);
  expect(loadRecords('draft', 'contact')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(loadRecords('draft', 'contact')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{"at":1}', 'kept-at=soon', '%%%'])('ignores any other value (%p)', (text) => {
  sessionStorage.setItem('draft:contact', text);
  expect(loadRecords('draft', 'contact')).toEqual([]);
});
