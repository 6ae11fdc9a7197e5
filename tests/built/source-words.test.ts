import { requireBuild } from './support/build';
import { site } from './support/content';
import { sourceFiles, visitorWords } from './support/source-words';

beforeAll(requireBuild);

/** Names that only programs read: the event by which a form says that React has taken it over. */
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
])('the scan of the source sees the words in %s', (code, words) => {
  expect(visitorWords('sample.tsx', code).join()).toContain(words);
});

test.each([
  '<p>{words.label} +</p>',
  '<img alt={alt} className="photo" />',
  'style({ content: "counter(step)" })',
  'setToast(words.failed)',
])('the scan of the source leaves %s alone', (code) => {
  expect(visitorWords('sample.tsx', code)).toEqual([]);
});

test('no word that a visitor reads or hears stands in src/', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap(({ file, text }) => visitorWords(file, text))).toEqual([]);
});

test('the brand does not stand in src/, so that it can be changed in site.json', () => {
  const names = ['throughline', new URL(site().address).host];
  const holdsName = (line: string) =>
    names.some((name) => line.toLowerCase().replace(technical, '').includes(name));
  const found = sourceFiles().flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (holdsName(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
