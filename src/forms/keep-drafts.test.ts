/** @jest-environment jsdom */
import { inquiryForm, type, valueOf } from '../../tests/support/inquiry-form';
import { onClientEntry } from './keep-drafts';

const kept = () => new URLSearchParams(sessionStorage.getItem('draft:contact') ?? '');

beforeEach(() => sessionStorage.clear());

test('keeps text typed before the scripts, as soon as they run', () => {
  const form = inquiryForm();
  type(form, 'fullName', 'Ada');
  onClientEntry();
  expect(kept().get('fullName')).toBe('Ada');
});

test('keeps typed text immediately', () => {
  const form = inquiryForm();
  onClientEntry();
  type(form, 'fullName', 'A');
  expect(kept().get('fullName')).toBe('A');
  type(form, 'fullName', 'Ada');
  expect(kept().get('fullName')).toBe('Ada');
});

test('a page without new answers leaves the draft as it is', () => {
  const draft = `fullName=Ada&kept-at=${Date.now()}`;
  sessionStorage.setItem('draft:contact', draft);
  inquiryForm();
  onClientEntry();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft:contact')).toBe(draft);
});

test('the first key in a field with a draft counts as the visitor’s answer', () => {
  sessionStorage.setItem('draft:contact', `fullName=Ada&additional=Hello&kept-at=${Date.now()}`);
  const form = inquiryForm();
  onClientEntry();
  type(form, 'fullName', 'G');
  expect([valueOf(form, 'fullName'), valueOf(form, 'additional')]).toEqual(['G', 'Hello']);
});

test('ignores fields of other forms', () => {
  document.body.innerHTML = '<form><input name="q"></form>';
  onClientEntry();
  const input = document.querySelector('input');
  if (input) input.value = 'words';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
