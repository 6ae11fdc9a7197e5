import { sourceFiles, visitorWords } from './visitor-words';

/** Names that only programs read: the event by which a form reports that React has hydrated it. */
const technical = /throughline:[a-z-]+/g;

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{open ? "Close it" : label}</p>', 'Close it'],
  ['<img alt="A dog" />', 'A dog'],
  ['<button aria-label={`Close ${name}`} />', 'Close'],
  ['<Section headline="Our story" />', 'Our story'],
  ['window.alert("Try again")', 'Try again'],
  ['setToast({ title: "Sent", tone })', 'Sent'],
  ['element.textContent = "Loading"', 'Loading'],
  ['element.setAttribute("aria-label", "Menu")', 'Menu'],
  ['style({ _before: { content: \'"New"\' } })', '"New"'],
])('the scan of the source finds the words in %s', (code, words) => {
  expect(visitorWords('sample.tsx', code).join()).toContain(words);
});

test.each([
  '<p>{words.label} +</p>',
  '<img alt={alt} className="photo" />',
  'style({ content: "counter(step)" })',
  'setToast(words.failed)',
])('the scan of the source ignores %s', (code) => {
  expect(visitorWords('sample.tsx', code)).toEqual([]);
});

test('the code of the site contains no word that a visitor reads or hears', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap(({ file, text }) => visitorWords(file, text))).toEqual([]);
});

test('the code of the site does not name the brand, so that site.json can change it', () => {
  const holdsName = (line: string) =>
    line.toLowerCase().replace(technical, '').includes('throughline');
  const found = sourceFiles().flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (holdsName(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
