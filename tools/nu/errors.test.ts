import { nuErrors } from './errors';

const messageOf = (message: string) => ({
  type: 'error',
  url: 'file:/a.html',
  lastColumn: 7,
  message,
});
const reportOf = (...messages: string[]) => JSON.stringify({ messages: messages.map(messageOf) });

test('an error names its file and its column', () => {
  expect(nuErrors(reportOf('Element “div” not allowed as child of element “ul”.'))).toEqual([
    'file:/a.html:7: Element “div” not allowed as child of element “ul”.',
  ]);
});

test('what browsers know and the validator does not is no error', () => {
  const known = 'CSS: Unrecognized at-rule “@property”';
  expect(nuErrors(reportOf(known, 'CSS: Unrecognized at-rule “@propery”'))).toEqual([
    'file:/a.html:7: CSS: Unrecognized at-rule “@propery”',
  ]);
});

test.each(['', 'Error: Could not find or load main class', '{}'])(
  'an answer that is no report is not taken for a clean one: %j',
  (text) => {
    expect(() => nuErrors(text)).toThrow();
  },
);
