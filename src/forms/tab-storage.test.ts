/** @jest-environment jsdom */
import { forget, keep, recall } from './tab-storage';

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

test('a kept record is found again only by its kind and its form', () => {
  keep('draft', 'contact', values());
  const [found] = recall('draft', 'contact');
  expect(found?.get('goals')).toBe('Visibility & sales, 100 % #1');
  expect(recall('draft', 'newsletter')).toEqual([]);
  expect(recall('attempt', 'contact')).toEqual([]);
});

test('a record is removed on request, and after 24 hours', () => {
  keep('draft', 'contact', values());
  forget('draft', 'contact');
  expect(recall('draft', 'contact')).toEqual([]);
  keep('draft', 'contact', values());
  jest.advanceTimersByTime(day - 1);
  expect(recall('draft', 'contact')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(recall('draft', 'contact')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{"at":1}', 'kept-at=soon', '%%%'])('ignores any other value (%p)', (text) => {
  sessionStorage.setItem('draft:contact', text);
  expect(recall('draft', 'contact')).toEqual([]);
});
