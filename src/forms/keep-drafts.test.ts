/** @jest-environment jsdom */
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { onClientEntry } from './keep-drafts';

const kept = () => new URLSearchParams(sessionStorage.getItem('draft:contact') ?? '');

beforeEach(() => sessionStorage.clear());

test('what was typed before the scripts came is kept as they come', () => {
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  onClientEntry();
  expect(kept().get('fullName')).toBe('Ada');
});

test('what is typed is kept at once', () => {
  const form = inquiryForm();
  onClientEntry();
  type(form, 'fullName', 'A');
  expect(kept().get('fullName')).toBe('A');
  type(form, 'fullName', 'Ada');
  expect(kept().get('fullName')).toBe('Ada');
});

test('a page that nobody has written on keeps what it found', () => {
  const draft = `fullName=Ada&kept-at=${Date.now()}`;
  sessionStorage.setItem('draft:contact', draft);
  inquiryForm();
  onClientEntry();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft:contact')).toBe(draft);
});

test('the first key in a field that a draft belongs to is the visitor’s own', () => {
  sessionStorage.setItem('draft:contact', `fullName=Ada&additional=Hello&kept-at=${Date.now()}`);
  const form = inquiryForm();
  onClientEntry();
  type(form, 'fullName', 'G');
  expect([valueOf(form, 'fullName'), valueOf(form, 'additional')]).toEqual(['G', 'Hello']);
});

test('fields of other forms are nobody’s business', () => {
  document.body.innerHTML = '<form><input name="q"></form>';
  onClientEntry();
  const input = document.querySelector('input');
  if (input) input.value = 'words';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
