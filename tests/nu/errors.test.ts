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

test('features that browsers support and the validator does not know are not errors', () => {
  const known = 'CSS: Unrecognized at-rule “@property”';
  expect(nuErrors(reportOf(known, 'CSS: Unrecognized at-rule “@propery”'))).toEqual([
    'file:/a.html:7: CSS: Unrecognized at-rule “@propery”',
  ]);
});

test.each(['', 'Error: Could not find or load main class', '{}'])(
  'an answer that is not a report does not count as clean: %j',
  (text) => {
    expect(() => nuErrors(text)).toThrow();
  },
);
